import type { DatabaseLog } from '../databaseLog'
import type { Binaries } from './binaries'
import type { ServerUser } from './serverUser'

/** The one superuser: owner of everything, reachable only from this machine with the kept password. */
export const ROLE = 'escuela'
export const DATABASE = 'escuela'

/** What is known about the embedded server of one DATA_DIR. All paths are absolute. */
export interface Cluster {
  dataDir: string
  /** DATA_DIR/postgres, PostgreSQL's own data folder. */
  folder: string
  binaries: Binaries
  /** Undefined: the product's own user. */
  user: ServerUser | undefined
  password: string
  log: DatabaseLog
}
