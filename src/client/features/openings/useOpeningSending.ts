import { useCallback, useState } from 'react'
import type { Campos } from '@contract/domain/campos'
import type { OpeningFileColumn } from '@contract/openings/opening.columns'
import type { OpeningResult } from '@contract/openings/openings.schemas'
import { newKey } from '../../state/core/idempotency'
import { useWriteOpeningMutation } from '../../state/openings/openings.api'
import { useOpeningProgress } from '../../state/openings/openings.selectors'
import { matchText, type Matches } from '../../ui/files/ColumnMatch'
import { useWrite, type Outcome } from '../../write/useWrite'
import { texts } from './openings.texts'

/** Where and when an opening holds. */
export interface Place {
  cicloEscolarId: number
  fecha: string
}

/** The answer to a file, and what it holds for: another cycle or day makes it stale. */
interface Shown extends Place {
  result: OpeningResult
  isDone: boolean
}

/** The server's reasons by field. */
export const refusedOf = (outcome: Outcome<unknown>): Campos =>
  outcome.done ? {} : (outcome.error?.campos ?? {})

const isOf = ({ cicloEscolarId, fecha }: Place, place: Place): boolean =>
  cicloEscolarId === place.cicloEscolarId && fecha === place.fecha

/** Sends the file to be checked or written, and keeps the last answer. */
export const useOpeningSending = () => {
  const [shown, setShown] = useState<Shown | null>(null)
  const [campos, setCampos] = useState<Campos>({})
  const [codigo] = useState(newKey)
  const [writeOpening] = useWriteOpeningMutation()
  const ask = useOpeningProgress()
  const writing = useWrite(writeOpening, { failed: texts.failed })
  const send = async (
    isReal: boolean,
    file: File,
    matches: Matches<OpeningFileColumn>,
    place: Place,
  ): Promise<void> => {
    const outcome = await writing.send({
      file,
      simular: isReal ? 'false' : 'true',
      cicloEscolarId: String(place.cicloEscolarId),
      fecha: place.fecha,
      columnas: matchText(matches),
      codigo,
    })
    setCampos(refusedOf(outcome))
    const { answer } = outcome
    if (answer) setShown({ result: answer, isDone: isReal && answer.apertura !== undefined, ...place })
  }
  return {
    send,
    busy: writing.busy,
    progress: writing.progress,
    ask: useCallback(() => ask({ codigo }), [ask, codigo]),
    campos,
    setCampos,
    isDone: shown?.isDone ?? false,
    wasChecked: shown !== null && !shown.isDone,
    shownFor: (place: Place): Shown | null => (shown && (shown.isDone || isOf(shown, place)) ? shown : null),
    forget: () => setShown(null),
  }
}
