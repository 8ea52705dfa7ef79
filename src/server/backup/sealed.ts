import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, type Identity } from 'age-encryption'
import { StartError } from '../startError'
import { passphraseIdentity, passphraseRecipient } from './agePassphrase'
import { DamagedArchive } from './bytes'
import { isSecretKey } from './keys/secretKey'
import { isSealedV1, unsealV1 } from './sealedV1'

/** `age -d` opens the file with the passphrase, without this program. */
const FIRST_LINE = Buffer.from('age-encryption.org/v1\n')

/** The library's stream; Node and the DOM declare it as different types. */
type Bytes = Parameters<Encrypter['encrypt']>[0] & globalThis.ReadableStream<Uint8Array>
const streamOf = (bytes: AsyncIterable<Buffer> | Iterable<Buffer>): Bytes =>
  ReadableStream.from(bytes) as unknown as Bytes

async function* piecesOf(bytes: globalThis.ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const piece of bytes as unknown as ReadableStream<Uint8Array>)
    yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
}

/** A passphrase, or the public keys (`age1…`) of all who may open it. */
type Lock = string | readonly string[]

export async function* seal(
  plain: AsyncIterable<Buffer> | Iterable<Buffer>,
  lock: Lock,
): AsyncGenerator<Buffer> {
  const encrypter = new Encrypter()
  if (typeof lock === 'string') encrypter.addRecipient(passphraseRecipient(lock))
  else for (const recipient of lock) encrypter.addRecipient(recipient)
  yield* piecesOf(await encrypter.encrypt(streamOf(plain)))
}

const isSealed = (start: Buffer): boolean =>
  start.subarray(0, FIRST_LINE.length).equals(FIRST_LINE) || isSealedV1(start)

/** None of the given secrets opens it: it was made for another, or its first lines were altered. */
export class WrongKey extends StartError {}

/** What opens a copy, as its first bytes say. */
export type LockKind = 'NINGUNA' | 'CONTRASEÑA' | 'LLAVE'
export const lockKind = (start: Buffer): LockKind => {
  if (!isSealed(start)) return 'NINGUNA'
  return start.subarray(FIRST_LINE.length).toString('latin1').startsWith('-> X25519 ')
    ? 'LLAVE'
    : 'CONTRASEÑA'
}

/** @param refusal the sentence of `WrongKey` @throws WrongKey · DamagedArchive: altered or cut */
export async function* unsealWith(
  sealed: AsyncIterable<Buffer> | Iterable<Buffer>,
  identities: readonly (string | Identity)[],
  refusal: string,
): AsyncGenerator<Buffer> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const plain = await decrypter.decrypt(streamOf(sealed)).catch((cause: unknown) => {
    throw new WrongKey(refusal, { cause })
  })
  try {
    yield* piecesOf(plain)
  } catch (cause) {
    throw new DamagedArchive('sealed piece', { cause })
  }
}

/** Opens backups of the first format too. @param secret a passphrase or a secret key @param start the first bytes of the file @throws StartError for a wrong secret · DamagedArchive */
export const unseal = (
  sealed: AsyncIterable<Buffer>,
  secret: string,
  start: Buffer,
): AsyncGenerator<Buffer> =>
  isSealedV1(start)
    ? unsealV1(sealed, secret)
    : unsealWith(
        sealed,
        [isSecretKey(secret) ? secret : passphraseIdentity(secret)],
        lockKind(start) === 'LLAVE'
          ? 'La llave no abre este respaldo: es de otra escuela o de otra fecha, o el archivo está dañado.'
          : 'La contraseña no abre este respaldo, o el archivo está dañado.',
      )
