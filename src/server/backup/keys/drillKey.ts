import { stat } from 'node:fs/promises'
import path from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { keptSecret, readSecret } from '../../security/secretFile'

/** File in the data folder that holds the key. It opens no more to a thief: who can read it can read the school's data beside it. */
const fileOf = (dataDir: string): string => path.join(dataDir, 'llave-del-ensayo')

/** Made at the first call, and anew when its file is gone: only older copies are then beyond the drill. */
export const ensureDrillKey = (dataDir: string): Promise<string> =>
  keptSecret(fileOf(dataDir), generateX25519Identity)

export const drillKey = (dataDir: string): Promise<string | undefined> => readSecret(fileOf(dataDir))

export const drillKeySince = (dataDir: string): Promise<Date | undefined> =>
  stat(fileOf(dataDir)).then(
    ({ mtime }) => mtime,
    () => undefined,
  )
