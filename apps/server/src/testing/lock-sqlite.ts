// Holds the write lock of a SQLite file, as another program might; returns a function to release it.

import Libsql from 'libsql';

export function lockSqlite(path: string): () => void {
  const db = new Libsql(path);
  db.exec('begin immediate');
  return () => {
    db.exec('rollback');
    db.close();
  };
}
