import type { MentionText } from '@contract/mentions/mentions.rules'

/** A mention as the forms hold it; the one that edits has no file. */
export interface MentionValues extends MentionText {
  file: File[]
}

export const EMPTY_MENTION: MentionValues = { titulo: '', fecha: '', descripcion: '', file: [] }
