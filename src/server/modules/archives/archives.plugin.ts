import { archivesRoutes } from '@contract/archives/archives.routes'
import { archivesSchemas, type ArchivesContract } from '@contract/archives/archives.schemas'
import { holderOf } from '../../files/links'
import { createBulkDownload } from '../../http/bulkDownload'
import { callNow, type Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import { fileRoute, type AnsweredFile } from '../../http/fileRoute'
import type { Papers } from '../../pdf/documents'
import { forbidden } from '../../shared/problem'
import { archiveStream } from './archiveZip'

const BAD_LINK = 'Este enlace ya no es válido. Vuelve a pedir el archivo de la escuela.'

export const archivesPlugin = (api: Api, papers: Papers): void => {
  const { create, download } = archivesRoutes
  // An archive reads every row: a second caller is refused instead of waiting minutes.
  const archive = createBulkDownload(api, {
    path: download.path,
    purpose: 'escuela: archivo de la escuela',
    what: 'el archivo de la escuela',
    names: ['sesion'],
  })

  contractRoutes(
    api,
    { create },
    { create: archivesSchemas.create },
    {
      create: async ({ actor, record }) => {
        archive.assertFree()
        record('ARCHIVO', actor.id, null, { name: actor.name })
        const { url, exp } = archive.link({ sesion: holderOf(actor) })
        return { archivo: { url, vence: new Date(exp * 1000).toISOString() } }
      },
    },
  )

  fileRoute<ArchivesContract['download']['query']>(
    api,
    download,
    archivesSchemas.download,
    async (query): Promise<AnsweredFile> => {
      if (!archive.isGood(query) || !(await papers.remains(query.sesion))) throw forbidden(BAD_LINK)
      const { today, timeZone } = callNow(api)
      const school = await papers.schoolName()
      return archive.answer(query.sesion, (send) =>
        send({
          name: `escuela-${today}.zip`,
          type: 'application/zip',
          content: archiveStream({ db: api.db, files: api.files, school, timeZone, day: today }),
        }),
      )
    },
  )
}
