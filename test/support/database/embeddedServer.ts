import { openDatabase } from '../../../src/server/db/open'
import { addressOf } from './address'

const silent = { info: () => undefined, error: (message: string) => console.error(message) }

/** A server of the product's own opener in `folder`. */
export const startEmbedded = async (folder: string) => {
  const { connection, stop } = await openDatabase({ dataDir: folder, log: silent })
  return { address: addressOf(connection), stop }
}
