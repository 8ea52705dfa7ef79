import { conflict } from '../shared/problem'
import { fileIdOf } from './links'

/**
 * A replacement sends `urlFoto`, the link of the file it replaces; its signature may be old. If the record has another file by
 * now, another user replaced it meanwhile, and that file would be lost unseen. Links that are not ours are ignored
 * (decisions/0015).
 * @throws 409
 */
export const assertSameFile = (seen: string | undefined, storedId: number): void => {
  const seenId = fileIdOf(seen ?? '')
  if (seenId !== null && seenId !== storedId)
    throw conflict('Alguien más ya cambió este archivo. Mira el nuevo antes de reemplazarlo.')
}
