// Holds the write lock of a SQLite file, as a program beside the server might; answers with the way to let go.

import Libsql from 'libsql';

export function lockSqlite(path: string): () => void {
  const db = new Libsql(path);
  db.exec('begin immediate');
  return () => {
    db.exec('rollback');
    db.close();
  };
}
