import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartError } from '../startError'
import { passphraseIdentity, passphraseRecipient } from './agePassphrase'
import { DamagedArchive } from './bytes'
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

export async function* seal(plain: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(passphraseRecipient(passphrase))
  yield* piecesOf(await encrypter.encrypt(streamOf(plain)))
}

export const isSealed = (start: Buffer): boolean =>
  start.subarray(0, FIRST_LINE.length).equals(FIRST_LINE) || isFirstSealed(start)

async function* unsealAge(sealed: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(passphraseIdentity(passphrase))
  const plain = await decrypter.decrypt(streamOf(sealed)).catch((cause: unknown) => {
    throw new StartError('La contraseña no abre este respaldo, o el archivo está dañado.', { cause })
  })
  try {
    yield* piecesOf(plain)
  } catch (cause) {
    throw new DamagedArchive('sealed piece', { cause })
  }
}

/** Also of the first format. @param start the first bytes of the file @throws StartError for a wrong passphrase · DamagedArchive */
export const unseal = (
  sealed: AsyncIterable<Buffer>,
  passphrase: string,
  start: Buffer,
): AsyncGenerator<Buffer> =>
  isFirstSealed(start) ? unsealFirst(sealed, passphrase) : unsealAge(sealed, passphrase)
