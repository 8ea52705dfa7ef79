import path from 'node:path'
import type { Config } from './config'
import { keptSecret } from './secretFile'

/**
 * The secret that signs links and tokens: SESSION_SECRET, or one made with the first start and kept in
 * DATA_DIR/session-secret (0600), so that links survive a restart.
 */
export const sessionSecret = ({ sessionSecret: given, dataDir }: Config): Promise<string> =>
  given === undefined ? keptSecret(path.join(dataDir, 'session-secret')) : Promise.resolve(given)
