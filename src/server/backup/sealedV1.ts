import { createDecipheriv, createHash, scrypt, timingSafeEqual } from 'node:crypto'
import { StartError } from '../startError'
import { ByteReader, DamagedArchive } from './bytes'

/** Format before `age`, only read (decisions/0062): line, salt, check of the passphrase, then pieces of 64 KiB with AES-256-GCM. */
const FIRST_LINE = Buffer.from('ESCUELA RESPALDO CIFRADO 1\n')
const SALT = 16
const CHECK = 16
const HEAD = FIRST_LINE.length + SALT + CHECK
const PIECE = 64 * 1024
const TAG = 16

/** 128 MB and half a second per guess. Part of the format: with another cost its backups would not open. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

interface Keys {
  key: Buffer
  check: Buffer
}

const keysOf = async (passphrase: string, salt: Buffer): Promise<Keys> => {
  const made = await new Promise<Buffer>((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), salt, 64, COST, (error, bytes) =>
      error ? reject(error) : resolve(bytes),
    ),
  )
  const check = createHash('sha256').update(made.subarray(32)).digest().subarray(0, CHECK)
  return { key: made.subarray(0, 32), check }
}

const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

const openPiece = (key: Buffer, head: Buffer, number: number, sealed: Buffer, isLast: boolean): Buffer => {
  if (sealed.length < TAG) throw new DamagedArchive('cut')
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), { authTagLength: TAG })
  decipher.setAAD(head).setAuthTag(sealed.subarray(-TAG))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()])
  } catch {
    throw new DamagedArchive('sealed piece')
  }
}

async function* opened(reader: ByteReader, head: Buffer, key: Buffer): AsyncGenerator<Buffer> {
  let isLast = false
  for (let number = 0; !isLast; number++) {
    const sealed = await reader.upTo(PIECE + TAG)
    isLast = await reader.ended()
    yield openPiece(key, head, number, sealed, isLast)
  }
}

export const isSealedV1 = (start: Buffer): boolean => start.subarray(0, FIRST_LINE.length).equals(FIRST_LINE)

export async function* unsealV1(sealed: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const reader = new ByteReader(sealed)
  try {
    const head = await reader.exactly(HEAD)
    const salt = head.subarray(FIRST_LINE.length, FIRST_LINE.length + SALT)
    const { key, check } = await keysOf(passphrase, salt)
    if (!timingSafeEqual(check, head.subarray(-CHECK)))
      throw new StartError('La contraseña no abre este respaldo, o el archivo está dañado.')
    yield* opened(reader, head, key)
  } finally {
    await reader.close()
  }
}
