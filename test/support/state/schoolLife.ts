import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import type { Mention } from '@contract/mentions/mentions.schemas'

export const anEntryRow = (id: number, over: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id,
  mes: 'MAYO',
  tipo: 'image',
  urlFoto: `/files/${id}/original?exp=1&firma=x`,
  urlMiniatura: `/files/${id}/miniatura?exp=1&firma=x`,
  ancho: 1200,
  alto: 900,
  peso: 204_800,
  subido: '2026-05-02T18:00:00.000Z',
  ...over,
})

export const aPdfRow = (id: number, over: Partial<CalendarEntry> = {}): CalendarEntry =>
  anEntryRow(id, { tipo: 'pdf', urlMiniatura: null, ancho: null, alto: null, ...over })

export const aMentionRow = (id: number, over: Partial<Mention> = {}): Mention => ({
  id,
  nombre: 'secretaria',
  titulo: `MENCIÓN ${id}`,
  descripcion: 'PRIMER LUGAR',
  fecha: '2026-09-15',
  urlFoto: `/files/${id}/original?exp=1&firma=x`,
  urlMiniatura: `/files/${id}/miniatura?exp=1&firma=x`,
  ancho: 1200,
  alto: 900,
  ...over,
})
