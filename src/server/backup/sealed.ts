import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartError } from '../startError'
import { passphraseIdentity, passphraseRecipient } from './agePassphrase'
import { DamagedArchive } from './bytes'
import { isSecretKey } from './keys/secretKey'
import { isFirstSealed, unsealFirst } from './sealedFirst'

/** `age -d` opens the file with the passphrase, without this program. */
const FIRST_LINE = Buffer.from('age-encryption.org/v1\n')

/** The web stream of the library; Node and the DOM type it apart. */
type Bytes = Parameters<Encrypter['encrypt']>[0] & globalThis.ReadableStream<Uint8Array>
const streamOf = (bytes: AsyncIterable<Buffer>): Bytes => ReadableStream.from(bytes) as unknown as Bytes

async function* piecesOf(bytes: globalThis.ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const piece of bytes as unknown as ReadableStream<Uint8Array>)
    yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
}

/** A passphrase, or the public keys (`age1…`) of all who may open it. */
export type Lock = string | readonly string[]

export async function* seal(plain: AsyncIterable<Buffer>, lock: Lock): AsyncGenerator<Buffer> {
  const encrypter = new Encrypter()
  if (typeof lock === 'string') encrypter.addRecipient(passphraseRecipient(lock))
  else for (const recipient of lock) encrypter.addRecipient(recipient)
  yield* piecesOf(await encrypter.encrypt(streamOf(plain)))
}

export const isSealed = (start: Buffer): boolean =>
  start.subarray(0, FIRST_LINE.length).equals(FIRST_LINE) || isFirstSealed(start)

/** No key of ours opens it: another key, or its first lines were altered. */
export class WrongKey extends StartError {}

/** What opens a copy, as its first bytes say. */
export type LockKind = 'NINGUNA' | 'CONTRASEÑA' | 'LLAVE'
export const lockKind = (start: Buffer): LockKind => {
  if (!isSealed(start)) return 'NINGUNA'
  return start.subarray(FIRST_LINE.length).toString('latin1').startsWith('-> X25519 ')
    ? 'LLAVE'
    : 'CONTRASEÑA'
}

async function* unsealAge(
  sealed: AsyncIterable<Buffer>,
  secret: string,
  kind: LockKind,
): AsyncGenerator<Buffer> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(isSecretKey(secret) ? secret : passphraseIdentity(secret))
  const plain = await decrypter.decrypt(streamOf(sealed)).catch((cause: unknown) => {
    throw new WrongKey(
      kind === 'LLAVE'
        ? 'La llave no abre este respaldo: es de otra escuela o de otra fecha, o el archivo está dañado.'
        : 'La contraseña no abre este respaldo, o el archivo está dañado.',
      { cause },
    )
  })
  try {
    yield* piecesOf(plain)
  } catch (cause) {
    throw new DamagedArchive('sealed piece', { cause })
  }
}

/** Also of the first format. @param secret a passphrase or a secret key @param start the first bytes of the file @throws StartError for a wrong one · DamagedArchive */
export const unseal = (
  sealed: AsyncIterable<Buffer>,
  secret: string,
  start: Buffer,
): AsyncGenerator<Buffer> =>
  isFirstSealed(start) ? unsealFirst(sealed, secret) : unsealAge(sealed, secret, lockKind(start))
