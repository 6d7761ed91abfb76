// A process that holds the write lock of a SQLite file until it is killed: `lock-file.ts PATH`.

import Libsql from 'libsql';

const database = new Libsql(process.argv[2]);
database.pragma('busy_timeout = 5000');
database.exec('begin immediate');
process.stdout.write('locked\n');
setInterval(() => database.inTransaction, 60_000);
