// Runs as a thread of its own, for as long as it takes: copies SQLite's log into the file, so that the log does not
// grow and the event loop never waits for it.

import { workerData } from 'node:worker_threads';
import Libsql from 'libsql';

const db = new Libsql(workerData as string);
db.pragma('busy_timeout = 2000');
// Most of it while others write, then the rest in a moment without them, so that the log starts again from its top.
db.pragma('wal_checkpoint(passive)');
db.pragma('wal_checkpoint(restart)');
db.close();
