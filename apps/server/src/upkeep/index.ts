// For the command line: what an operator does with a store.

export { readConfig, type Environment } from '../config.ts';
export type { StoreConfig } from '../store/open.ts';
export { StoreError } from '../store/store.ts';
export { BadBackup } from './backup-file.ts';
export { backupName } from './backup-folder.ts';
export { backUp } from './backup.ts';
export { examineStore, type Diagnosis, type Examined } from './doctor.ts';
export { restore } from './restore.ts';
