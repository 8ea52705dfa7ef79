import type { Mention } from '@contract/mentions/mentions.schemas'

/** A mention of any server: what the school's existing one does not send is empty, never missing. */
export const readMention = (row: Partial<Mention> & Pick<Mention, 'id'>): Mention => ({
  nombre: '',
  titulo: '',
  descripcion: '',
  fecha: '',
  urlFoto: '',
  urlMiniatura: null,
  ancho: null,
  alto: null,
  ...row,
})
