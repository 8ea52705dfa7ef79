import { finished } from 'node:stream/promises'
import { archivesRoutes } from '@contract/archives/archives.routes'
import { archivesSchemas, type ArchivesContract } from '@contract/archives/archives.schemas'
import { ACTIONS, MODULE_NAMES } from '@contract/domain/permissions'
import { createSignature } from '../../files/signature'
import { callNow, type Api } from '../../http/contractRoute'
import { contractRoutes } from '../../http/contractRoutes'
import { fileRoute, type AnsweredFile } from '../../http/fileRoute'
import type { Papers } from '../../pdf/documents'
import { forbidden, HttpProblem } from '../../shared/problem'
import { createQueue } from '../../shared/queue'
import { modulesSeenBy } from './archives.tables'
import { archiveStream } from './archives.zip'

const PATH = `/api${archivesRoutes.download.path}`
/** Long enough to press the link; the download itself has no limit. */
const GOOD_FOR_SECONDS = 5 * 60

const BAD_LINK = 'Este enlace ya no es válido. Vuelve a pedir el archivo de la escuela.'

const busy = (own: boolean): HttpProblem =>
  new HttpProblem(
    own ? 429 : 503,
    own
      ? 'Ya estás descargando el archivo de la escuela. Espera a que termine.'
      : 'Alguien más descarga el archivo de la escuela. Intenta de nuevo en unos minutos.',
    undefined,
    { 'retry-after': '60' },
  )

export const archivesPlugin = (api: Api, papers: Papers): void => {
  const { make, download } = archivesRoutes
  const signature = createSignature(api.secret, 'escuela: archivo de la escuela')
  // An archive reads every row, so one runs at a time, and a second caller is refused instead of waiting minutes.
  const queue = createQueue({ atOnce: 1, ofCaller: 1, inLane: 1, within: 1_000, full: busy })
  const seconds = (): number => Math.floor(api.now().getTime() / 1000)

  contractRoutes(
    api,
    { make },
    { make: archivesSchemas.make },
    {
      make: async ({ actor, record }) => {
        // Refused here already, because a browser that follows the link would show no message.
        if (queue.counts().running > 0) throw busy(false)
        record('ARCHIVO', actor.id, null, { name: actor.name })
        const exp = seconds() + GOOD_FOR_SECONDS
        const url = signature.sign(`${PATH}?sesion=${actor.signIn}&exp=${exp}`)
        return { archivo: { url, vence: new Date(exp * 1000).toISOString() } }
      },
    },
  )

  const mayHaveIt = async ({ sesion, exp, firma }: ArchivesContract['download']['query']) => {
    const whole = signature.holds(`${PATH}?sesion=${sesion}&exp=${exp}&firma=${firma}`)
    if (!whole || Number(exp) <= seconds()) return false
    const seen = await modulesSeenBy(api.db, sesion, api.now(), ACTIONS.READ)
    return seen === MODULE_NAMES.length
  }
  fileRoute<ArchivesContract['download']['query']>(
    api,
    download,
    archivesSchemas.download,
    async (query): Promise<AnsweredFile> => {
      if (!(await mayHaveIt(query))) throw forbidden(BAD_LINK)
      const { today, timeZone } = callNow(api)
      const school = await papers.schoolName()
      return new Promise((resolve, reject) => {
        // The place in the queue stays taken until the last byte was sent or the client disconnected.
        queue
          .run(query.sesion, async () => {
            const content = archiveStream({ db: api.db, files: api.files, school, timeZone, day: today })
            resolve({ name: `escuela-${today}.zip`, type: 'application/zip', content })
            await finished(content).catch(() => undefined)
          })
          .catch(reject)
      })
    },
  )
}
