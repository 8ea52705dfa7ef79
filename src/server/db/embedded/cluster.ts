import type { DatabaseLog } from '../databaseLog'
import type { Binaries } from './binaries'
import type { ServerUser } from './serverUser'

/** The only superuser: owns everything, reachable only from this machine with the kept password. */
export const ROLE = 'escuela'
export const DATABASE = 'escuela'

/** Settings of the embedded server of one DATA_DIR. All paths are absolute. */
export interface Cluster {
  dataDir: string
  folder: string
  binaries: Binaries
  /** The system user of the server; undefined: the product's own user. */
  user: ServerUser | undefined
  password: string
  log: DatabaseLog
}
