import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import type { Writable } from 'node:stream'
import { aJpeg } from '../fixtures/pictures'
import { videoHead } from '../fixtures/videos'
import type { Product } from './spawnProduct'

const BOUNDARY = 'frontera-de-video'
const PIECE = Buffer.alloc(256 * 1024, 'pelicula')
const FIELDS = { titulo: 'FESTIVAL', descripcion: 'DE PRIMAVERA', fecha: '2026-03-20' }

const textPart = (name: string, value: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const fileHead = (name: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n`

/** This many bytes, never more than a piece of them in memory here. */
const pour = async (to: Writable, bytes: number): Promise<void> => {
  for (let left = bytes; left > 0; left -= PIECE.length)
    if (!to.write(PIECE.subarray(0, Math.min(left, PIECE.length)))) await once(to, 'drain')
}

const answerTo = async (sent: ClientRequest) => {
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  for await (const piece of response) text += String(piece)
  return { status: response.statusCode as number, text }
}

/**
 * Registers an event of a picture and a video of this many bytes.
 * @returns the status and the video's link, '' when it was refused
 */
export const uploadEvent = async ({ address }: Pick<Product, 'address'>, token: string, bytes: number) => {
  const sent = request(`${address}/api/eventos`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
  })
  const answer = answerTo(sent)
  for (const [name, value] of Object.entries(FIELDS)) sent.write(textPart(name, value))
  sent.write(Buffer.concat([Buffer.from(fileHead('portada.jpg')), await aJpeg(), Buffer.from('\r\n')]))
  const head = videoHead()
  const box = Buffer.alloc(8)
  box.writeUInt32BE(bytes - head.length, 0)
  box.write('mdat', 4, 'latin1')
  sent.write(Buffer.concat([Buffer.from(fileHead('festival.mp4')), head, box]))
  await pour(sent, bytes - head.length - box.length)
  sent.end(`\r\n--${BOUNDARY}--\r\n`)
  const { status, text } = await answer
  const { evento } = JSON.parse(text) as { evento?: { urlFoto: string[] } }
  return { status, link: evento?.urlFoto[1] ?? '' }
}

/** Reads a part of a link, or all of it, as a player does; answers how many bytes came. */
export const playPart = async (address: string, link: string, range?: string) => {
  const sent = request(address + link, { headers: range ? { range } : {} })
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  let bytes = 0
  for await (const piece of response) bytes += (piece as Buffer).length
  return { status: response.statusCode as number, bytes }
}

/** A film as browsers watch it: from the start to the end by parts, then jumping about. */
export const watchFilm = async (address: string, link: string, size: number, part = 2 * 1024 * 1024) => {
  let bytes = 0
  const read = async (start: number) => {
    const end = Math.min(size, start + part) - 1
    const answer = await playPart(address, link, `bytes=${start}-${end}`)
    if (answer.status !== 206) throw new Error(`a part of the film answered ${answer.status}`)
    bytes += answer.bytes
  }
  for (let start = 0; start < size; start += part) await read(start)
  for (let jump = 0; jump < 20; jump++) await read(Math.floor((((jump * 7919) % 100) / 100) * (size - part)))
  return bytes
}
