import { openDatabase } from '../../../src/server/db/open'
import { addressOf } from './address'

/** A server of the product's own opener in `folder`. */
export const startEmbedded = async (folder: string) => {
  const { connection, stop } = await openDatabase({ dataDir: folder, log: () => undefined })
  return { address: addressOf(connection), stop }
}
