// Runs a checkpoint in its own thread: copies SQLite's log into the file, so that the log does not
// grow and the event loop never waits for it.

import { workerData } from 'node:worker_threads';
import Libsql from 'libsql';

const db = new Libsql(workerData as string);
db.pragma('busy_timeout = 2000');
// Most of it while others write, then the rest in a moment without writers, so that the log is reset.
db.pragma('wal_checkpoint(passive)');
db.pragma('wal_checkpoint(restart)');
db.close();
