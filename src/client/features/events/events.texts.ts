import type { SchoolEvent } from '@contract/events/events.schemas'
import type { Media } from '../../ui/media/media'

/** The customer's words, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  list: 'Eventos',
  register: 'Registrar evento',
  album: 'Fotos y video',
} as const

const countOf = (count: number, one: string, many: string): string =>
  count === 1 ? one : count > 1 ? `${count} ${many}` : ''

export const filesText = (archivos: SchoolEvent['archivos']): string => {
  const videos = archivos.filter(({ tipo }) => tipo === 'video').length
  const counts = [
    countOf(archivos.length - videos, 'una foto', 'fotos'),
    countOf(videos, 'un video', 'videos'),
  ]
  return counts.filter(Boolean).join(' y ') || 'sus archivos'
}

export const mediaOf = ({ titulo, archivos }: SchoolEvent): Media[] =>
  archivos.map(({ tipo, urlFoto, urlMiniatura }, at) => ({
    url: urlFoto,
    kind: tipo,
    thumb: urlMiniatura,
    alt: tipo === 'video' ? `Video de ${titulo}` : `Foto ${at + 1} de ${titulo}`,
  }))
