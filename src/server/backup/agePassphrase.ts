import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { Stanza, type Identity, type Recipient } from 'age-encryption'

/** 2^17: 128 MB of memory for each guess. */
const WORK_FACTOR = 17
/** The library's own limit: a file that asks for more would take all the memory. */
const MAX_WORK_FACTOR = 20
const LABEL = 'age-encryption.org/v1/scrypt'
const SALT = 16
const FILE_KEY = 16
const TAG = 16
const CIPHER = 'chacha20-poly1305'
/** Zeros are safe: each key encrypts one file key and nothing else. */
const NONCE = Buffer.alloc(12)

const derivedKey = (passphrase: string, salt: Buffer, workFactor: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const cost = { N: 2 ** workFactor, r: 8, p: 1, maxmem: 2 ** (workFactor + 11) }
    scrypt(passphrase.normalize('NFC'), Buffer.concat([Buffer.from(LABEL), salt]), 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** The library's scrypt is JavaScript on the main thread: up to six seconds a backup, instead of half a second in a thread. */
export const passphraseRecipient = (passphrase: string): Recipient => ({
  wrapFileKey: async (fileKey) => {
    const salt = randomBytes(SALT)
    const key = await derivedKey(passphrase, salt, WORK_FACTOR)
    const cipher = createCipheriv(CIPHER, key, NONCE, { authTagLength: TAG })
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
    const encodedSalt = salt.toString('base64').replace(/=+$/, '')
    return [new Stanza(['scrypt', encodedSalt, String(WORK_FACTOR)], new Uint8Array(body))]
  },
})

/** Null: another passphrase. Also opens files of `age -p`. */
export const passphraseIdentity = (passphrase: string): Identity => ({
  unwrapFileKey: async ([stanza, ...others]) => {
    const [kind, encodedSalt = '', workFactor = ''] = stanza?.args ?? []
    if (!stanza || kind !== 'scrypt' || others.length > 0) return null
    const salt = Buffer.from(encodedSalt, 'base64')
    const isValid =
      salt.length === SALT &&
      /^[1-9]\d?$/.test(workFactor) &&
      Number(workFactor) <= MAX_WORK_FACTOR &&
      stanza.body.length === FILE_KEY + TAG
    if (!isValid) return null
    const key = await derivedKey(passphrase, salt, Number(workFactor))
    const decipher = createDecipheriv(CIPHER, key, NONCE, { authTagLength: TAG })
    decipher.setAuthTag(stanza.body.subarray(FILE_KEY))
    try {
      return new Uint8Array(
        Buffer.concat([decipher.update(stanza.body.subarray(0, FILE_KEY)), decipher.final()]),
      )
    } catch {
      return null
    }
  },
})
