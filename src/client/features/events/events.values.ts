import { onlyProblems, type Campos } from '@contract/domain/campos'
import { eventFilesProblem, eventProblems, type EventText } from '@contract/events/events.rules'
import type { SchoolEvent } from '@contract/events/events.schemas'
import type { AlbumItem } from '../../ui/files/album'
import type { Media } from '../../ui/media/media'
import { filesText, texts } from './events.texts'

/** An event as the form that registers one holds it; files under the name the server tells them by. */
export interface EventValues extends EventText {
  files: AlbumItem[]
}

export const EMPTY_EVENT: EventValues = { titulo: '', fecha: '', descripcion: '', files: [] }

export const albumProblems = (files: readonly AlbumItem[]): Campos =>
  onlyProblems({ files: eventFilesProblem(files.map(({ kind }) => kind)) })

export const newEventProblems = ({ files, ...text }: EventValues): Campos => ({
  ...eventProblems(text),
  ...albumProblems(files),
})

/** The files of an event to look at. */
export const mediaOf = ({ titulo, archivos }: SchoolEvent): Media[] =>
  archivos.map(({ tipo, urlFoto, urlMiniatura }, at) => ({
    url: urlFoto,
    kind: tipo,
    thumb: urlMiniatura,
    alt: tipo === 'video' ? texts.video(titulo) : texts.picture(titulo, at + 1),
  }))

/** The files of an event to keep, move or take away. */
export const albumOf = (event: SchoolEvent): AlbumItem[] =>
  mediaOf(event).map(({ url, kind, thumb, alt }) => ({ key: url, kind, name: alt, file: null, url, thumb }))

/** "5 fotos y un video". */
export const countText = ({ archivos }: Pick<SchoolEvent, 'archivos'>): string => {
  const videos = archivos.filter(({ tipo }) => tipo === 'video').length
  return filesText(archivos.length - videos, videos)
}

/**
 * What changes the files of an event: the links that stay, the files to add, and the places of both when they are not to
 * stand one after the other.
 */
export const albumBody = (items: readonly AlbumItem[]) => {
  const kept = items.filter(({ file }) => file === null)
  const added = items.filter(({ file }) => file !== null)
  const sent = [...kept, ...added]
  const orden = items.map((item) => sent.indexOf(item))
  const asSent = orden.every((place, at) => place === at)
  return {
    fotos: JSON.stringify(kept.map(({ url }) => url)),
    ...(asSent ? {} : { orden: JSON.stringify(orden) }),
    files: added.flatMap(({ file }) => file ?? []),
  }
}
