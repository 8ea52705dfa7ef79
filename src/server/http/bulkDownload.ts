import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createSignature } from '../files/signature'
import { type HttpProblem, tryAgain } from '../shared/problem'
import { createQueue } from '../shared/queue'
import type { Api } from './call'
import type { AnsweredFile } from './fileRoute'

const GOOD_FOR_SECONDS = 5 * 60

interface Bulk<Name extends string> {
  readonly path: string
  readonly purpose: string
  readonly what: string
  readonly names: readonly Name[]
}

type Send = (file: AnsweredFile & { readonly content: Readable }) => Promise<void>

/** For downloads that take minutes: one at a time per process, so that desks keep their connections and threads. */
export const createBulkDownload = <Name extends string>(
  api: Api,
  { path, purpose, what, names }: Bulk<Name>,
) => {
  type Asked = Readonly<Record<Name, string | number>>
  const signature = createSignature(api.secret, purpose)
  const busyProblem = (own: boolean): HttpProblem =>
    own
      ? tryAgain(429, `Ya estás descargando ${what}. Espera a que termine.`, 60)
      : tryAgain(503, `Alguien más descarga ${what}. Intenta de nuevo en unos minutos.`, 60)
  const queue = createQueue({ atOnce: 1, ofCaller: 1, inLane: 1, within: 1_000, full: busyProblem })
  const seconds = (): number => Math.floor(api.now().getTime() / 1000)
  const address = (asked: Asked, exp: string | number): string =>
    `/api${path}?${names.map((name) => `${name}=${asked[name]}&`).join('')}exp=${exp}`

  return {
    /** Before a link is made, because a browser that follows the link would show no message. @throws 503 */
    assertFree: (): void => {
      if (queue.counts().running > 0) throw busyProblem(false)
    },

    link: (asked: Asked): { url: string; exp: number } => {
      const exp = seconds() + GOOD_FOR_SECONDS
      return { url: signature.sign(address(asked, exp)), exp }
    },

    isGood: (query: Asked & { exp: string; firma: string }): boolean =>
      signature.holds(`${address(query, query.exp)}&firma=${query.firma}`) && Number(query.exp) > seconds(),

    /** Its place is taken until the last byte is sent or the client disconnects. @throws 429 and 503 while taken */
    answer: (caller: string, work: (send: Send) => Promise<void>): Promise<AnsweredFile> =>
      new Promise((resolve, reject) => {
        const send: Send = async (file) => {
          resolve(file)
          await finished(file.content).catch(() => undefined)
        }
        queue.run(caller, () => work(send)).catch(reject)
      }),
  }
}
