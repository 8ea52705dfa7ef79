import type { EventFile, SchoolEvent } from '@contract/events/events.schemas'

export const aFileRow = (id: number, tipo: 'image' | 'video' = 'image'): EventFile => ({
  tipo,
  urlFoto: `/files/${id}/original?exp=1&firma=a`,
  urlMiniatura: tipo === 'image' ? `/files/${id}/miniatura?exp=1&firma=a` : null,
  ancho: tipo === 'image' ? 640 : null,
  alto: tipo === 'image' ? 480 : null,
})

/** An event with a picture, unless `over` names other files. */
export const anEventRow = (id: number, over: Partial<SchoolEvent> = {}): SchoolEvent => {
  const archivos = over.archivos ?? [aFileRow(id * 10)]
  return {
    id,
    nombre: 'directora',
    titulo: `FESTIVAL ${id}`,
    descripcion: 'BAILES Y CANTOS\nEN EL PATIO',
    fecha: '2026-03-20',
    urlFoto: archivos.map(({ urlFoto }) => urlFoto),
    archivos,
    ...over,
  }
}
