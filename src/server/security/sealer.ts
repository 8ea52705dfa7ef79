import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const VERSION = 1
const IV = 12
const TAG = 16

/** Encrypts secrets in the database, so that a copy of it alone opens none. */
export interface Sealer {
  /** AES-256-GCM; the bytes are version, IV, tag, text. */
  seal(text: string): Buffer
  /** Null when it was sealed with another key, or changed. */
  open(sealed: Buffer): string | null
  /** A keyed hash, for values that are compared and never read back. */
  mark(text: string): Buffer
}

/** @param secret kept outside the database: SECRETS_KEY, or a file beside the data */
export const createSealer = (secret: string): Sealer => {
  const keyFor = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32))
  const [sealing, marking] = [keyFor('sellar'), keyFor('marcar')]
  return {
    seal: (text) => {
      const iv = randomBytes(IV)
      const cipher = createCipheriv('aes-256-gcm', sealing, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), body])
    },
    open: (sealed) => {
      if (sealed[0] !== VERSION || sealed.length < 1 + IV + TAG) return null
      const [iv, tag] = [sealed.subarray(1, 1 + IV), sealed.subarray(1 + IV, 1 + IV + TAG)]
      const decipher = createDecipheriv('aes-256-gcm', sealing, iv, { authTagLength: TAG })
      decipher.setAuthTag(tag)
      try {
        return Buffer.concat([decipher.update(sealed.subarray(1 + IV + TAG)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        return null
      }
    },
    mark: (text) => createHmac('sha256', marking).update(text).digest(),
  }
}
