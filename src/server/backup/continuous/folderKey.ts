import { access, readdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { codeOf } from '../../shared/errorCode'
import { StartError } from '../../startError'
import { seal, unseal } from '../sealed'
import { compact, placesIn, writeWhole } from './layout'

/** A passphrase takes half a second to check, too slow for each segment: it seals a key of the folder, and that key the segments. */
const openKey = async (file: string, passphrase: string): Promise<string | null> => {
  const sealed = await readFile(file).catch(() => null)
  if (!sealed) return null
  try {
    const plain = await buffer(unseal(Readable.from([sealed]), passphrase, sealed.subarray(0, 512)))
    return plain.toString('latin1').trim()
  } catch (error) {
    if (error instanceof StartError) return null
    throw error
  }
}

/** The folder's public key. Another passphrase makes a new key; the old key stays for the old copies. */
const folderRecipient = async (cluster: string, passphrase: string): Promise<string> => {
  const { key } = placesIn(cluster)
  const existing = await openKey(key, passphrase)
  if (existing !== null) return identityToRecipient(existing)
  await rename(key, path.join(cluster, `llave-${compact(new Date())}.age`)).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
  })
  const identity = await generateX25519Identity()
  await writeWhole(key, seal([Buffer.from(`${identity}\n`)], passphrase))
  return identityToRecipient(identity)
}

/** Public keys that may open the copy in a folder. Takes half a second the first time. Makes a new key where the old one was lost: nobody could open a copy made with that one. */
export const recipientsFor = (passphrase: string | undefined) => {
  let known: { cluster: string; recipient: string } | null = null
  let asking: Promise<string> | null = null
  return async (cluster: string): Promise<readonly string[]> => {
    if (passphrase === undefined) return []
    const isThere = await access(placesIn(cluster).key).then(
      () => true,
      () => false,
    )
    if (isThere && known?.cluster === cluster) return [known.recipient]
    // Two calls at once would make two keys, and one of them would be lost.
    asking ??= folderRecipient(cluster, passphrase).finally(() => {
      asking = null
    })
    known = { cluster, recipient: await asking }
    return [known.recipient]
  }
}

export const folderIdentities = async (cluster: string, passphrase: string): Promise<string[]> => {
  const names = (await readdir(cluster)).filter((name) => /^llave(-\w+)?\.age$/.test(name))
  const identities = await Promise.all(names.map((name) => openKey(path.join(cluster, name), passphrase)))
  return identities.filter((each) => each !== null)
}
