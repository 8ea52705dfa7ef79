import type { Cycle } from '@contract/cycles/cycles.schemas'
import { missingLabels } from './opening.columns'
import { useOpeningDraft } from './useOpeningDraft'
import { useOpeningFile } from './useOpeningFile'
import { refusedOf, useOpeningSending, type Place } from './useOpeningSending'

/** The file of an opening from its choice to its writing. */
export const useOpening = (cycle: Cycle, today: string) => {
  const sending = useOpeningSending()
  const draft = useOpeningDraft(sending.isDone)
  const reader = useOpeningFile(draft)
  const { file } = draft
  const { read } = reader
  const place: Place = { cicloEscolarId: cycle.id, fecha: draft.day ?? (today || cycle.fecha_fin) }

  const send = async (isReal: boolean, chosen = file, matches = read?.matches) => {
    if (!chosen || !matches) return
    if (await reader.isThere(chosen)) await sending.send(isReal, chosen, matches, place)
    else sending.forget()
  }
  const choose = async (chosen: File | null) => {
    reader.take(chosen)
    sending.forget()
    sending.setCampos({})
    if (!chosen || !(await reader.isThere(chosen))) return
    const { outcome, matches } = await reader.readFile(chosen)
    sending.setCampos(refusedOf(outcome))
    // A corrected file has the columns that were already looked at.
    const isSame = sending.wasChecked && JSON.stringify(read?.matches) === JSON.stringify(matches)
    if (matches && isSame && missingLabels(matches).length === 0) await send(false, chosen, matches)
  }
  return {
    fecha: place.fecha,
    setDay: draft.setDay,
    file,
    read,
    shown: sending.shownFor(place),
    campos: sending.campos,
    lost: draft.lost,
    busy: reader.busy || sending.busy,
    sent: reader.progress ?? sending.progress,
    ask: sending.ask,
    choose,
    match: reader.match,
    check: () => send(false),
    write: () => send(true),
    /** Back to the form, with everything as it was chosen. */
    back: sending.forget,
    /** Begins with another file, after one was written. */
    restart: () => {
      reader.take(null)
      sending.forget()
    },
  }
}
export type OpeningState = ReturnType<typeof useOpening>
