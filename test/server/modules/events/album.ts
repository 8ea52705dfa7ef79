import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { SchoolEvent } from '@contract/events/events.schemas'
import { aJpeg } from '@test/support/fixtures/pictures'
import { aVideo } from '@test/support/fixtures/videos'
import type { Answer, Caller, TestFile, TestServer } from '@test/support/server/harness'

export const EVENT = { titulo: 'Festival', descripcion: 'de la\nprimavera', fecha: '2026-03-20' }

export const asFile = (content: Buffer, name = 'foto.jpg'): TestFile => ({ field: 'files', name, content })
/** Pictures that differ, so that each is a content of its own. */
export const photos = async (count: number, first = 1): Promise<TestFile[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, at) =>
      asFile(await aJpeg(60 + first + at, 40), `foto ${first + at}.jpg`),
    ),
  )
export const video = (bytes = 4096): TestFile => asFile(aVideo('mp42', bytes), 'festival.mp4')

export const register = (who: Caller, files: TestFile[], over: Partial<typeof EVENT> = {}): Promise<Answer> =>
  who.form('POST', '/eventos', { ...EVENT, ...over }, files)

export const keep = (who: Caller, id: number, fotos: unknown, files: TestFile[] = []): Promise<Answer> =>
  who.form('PATCH', `/eventos/image/${id}`, { fotos: JSON.stringify(fotos) }, files)

export const shown = async (who: Caller, id: number): Promise<SchoolEvent> =>
  (await who.get(`/eventos/${id}`)).body.evento

/** Everything on the disk: contents, and what is being received. */
export const onDisk = async ({ folder }: TestServer): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.basename(entry.parentPath), entry.name))
    .sort()

/** The width of a picture behind a link tells which it is: `photos` makes each another. */
export const widths = ({ archivos }: SchoolEvent) => archivos.map(({ ancho }) => ancho)
