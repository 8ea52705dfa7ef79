import { useCallback, useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Campos } from '@contract/domain/campos'
import type { OpeningFileColumn } from '@contract/openings/opening.columns'
import type { FileColumns } from '@contract/imports/imports.schemas'
import type { OpeningResult } from '@contract/openings/openings.schemas'
import { newKey } from '../../state/core/idempotency'
import { useReadOpeningColumnsMutation, useWriteOpeningMutation } from '../../state/openings/openings.api'
import { useOpeningProgress } from '../../state/openings/openings.selectors'
import { useKept } from '../../ui/drafts/drafts'
import { matchesOf, matchText, type Matches } from '../../ui/files/ColumnMatch'
import { isReadable } from '../../ui/files/fileRules'
import { useNotice } from '../../ui/notices/useNotice'
import { useWrite, type Outcome } from '../../write/useWrite'
import { missingLabels } from './opening.columns'
import { texts } from './openings.texts'

/** The read file: its columns, and what each is. */
interface Read {
  columns: FileColumns<OpeningFileColumn>
  matches: Matches<OpeningFileColumn>
}

interface Place {
  cicloEscolarId: number
  fecha: string
}

/** The answer to a file, and where and when it holds: another cycle or day makes it stale. */
interface Shown extends Place {
  result: OpeningResult
  isDone: boolean
}

/** What is kept when the session ends in the middle. A file cannot be kept. */
interface Draft {
  name: string
  day: string | null
  matches: Partial<Matches<OpeningFileColumn>>
}

/** The headings found by the server, and over them those chosen by hand for an earlier file, as far as this one has them. */
const withEarlier = (
  columns: FileColumns<OpeningFileColumn>,
  earlier: Partial<Matches<OpeningFileColumn>>,
): Matches<OpeningFileColumn> => {
  const known = Object.entries(earlier).filter(
    ([, heading]) => heading === '' || columns.encabezados.includes(heading),
  )
  return { ...matchesOf(columns), ...Object.fromEntries(known) }
}

/** The server's reasons by field. */
const refusedOf = (outcome: Outcome<unknown>): Campos => (outcome.done ? {} : (outcome.error?.campos ?? {}))

/** The file of an opening from its choice to its writing. Nothing chosen by hand is lost when another file is chosen. */
export const useOpening = (cycle: Cycle, today: string) => {
  const [day, setDay] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [read, setRead] = useState<Read | null>(null)
  const [byHand, setByHand] = useState<Partial<Matches<OpeningFileColumn>>>({})
  const [shown, setShown] = useState<Shown | null>(null)
  const [campos, setCampos] = useState<Campos>({})
  const [lost, setLost] = useState('')
  const [codigo] = useState(newKey)
  const [readColumns] = useReadOpeningColumnsMutation()
  const [writeOpening] = useWriteOpeningMutation()
  const ask = useOpeningProgress()
  const reading = useWrite(readColumns, { failed: texts.readFailed })
  const writing = useWrite(writeOpening, { failed: texts.failed })
  const { notify } = useNotice()
  const place: Place = { cicloEscolarId: cycle.id, fecha: day ?? (today || cycle.fecha_fin) }
  const wasShown = shown !== null && !shown.isDone
  const current =
    shown && (shown.isDone || (shown.cicloEscolarId === place.cicloEscolarId && shown.fecha === place.fecha))
      ? shown
      : null

  useKept<Draft>('apertura', {
    read: () =>
      (file || day !== null) && !shown?.isDone ? { name: file?.name ?? '', matches: byHand, day } : undefined,
    write: (draft) => {
      setDay(draft.day)
      setByHand(draft.matches)
      setLost(draft.name)
    },
  })

  const isThere = async (chosen: File): Promise<boolean> => {
    if (await isReadable(chosen)) return true
    notify({ ...texts.changed, kind: 'warning' })
    setFile(null)
    setRead(null)
    setShown(null)
    return false
  }
  const send = async (isReal: boolean, chosen = file, matches = read?.matches) => {
    if (!chosen || !matches || !(await isThere(chosen))) return
    const { cicloEscolarId, fecha } = place
    const outcome = await writing.send({
      file: chosen,
      simular: isReal ? 'false' : 'true',
      cicloEscolarId: String(cicloEscolarId),
      fecha,
      columnas: matchText(matches),
      codigo,
    })
    setCampos(refusedOf(outcome))
    const { answer } = outcome
    if (answer) setShown({ result: answer, isDone: isReal && answer.apertura !== undefined, ...place })
  }
  const choose = async (chosen: File | null) => {
    setFile(chosen)
    setRead(null)
    setShown(null)
    setCampos({})
    setLost('')
    if (!chosen || !(await isThere(chosen))) return
    const outcome = await reading.send({ file: chosen })
    setCampos(refusedOf(outcome))
    const { answer } = outcome
    if (!answer) return
    const matches = withEarlier(answer, byHand)
    setRead({ columns: answer, matches })
    // A corrected file has the columns that were already looked at.
    const isSame = wasShown && JSON.stringify(read?.matches) === JSON.stringify(matches)
    if (isSame && missingLabels(matches).length === 0) await send(false, chosen, matches)
  }
  const match = (matches: Matches<OpeningFileColumn>) => {
    if (!read) return
    const changed = Object.entries(matches).filter(
      ([column, heading]) => heading !== read.matches[column as OpeningFileColumn],
    )
    setRead({ ...read, matches })
    setByHand({ ...byHand, ...Object.fromEntries(changed) })
  }
  return {
    fecha: place.fecha,
    setDay,
    file,
    read,
    shown: current,
    campos,
    lost,
    busy: reading.busy || writing.busy,
    sent: reading.progress ?? writing.progress,
    ask: useCallback(() => ask({ codigo }), [ask, codigo]),
    choose,
    match,
    check: () => send(false),
    write: () => send(true),
    /** Back to the form, with everything as it was chosen. */
    back: () => setShown(null),
    /** Begins with another file, after one was written. */
    restart: () => {
      setFile(null)
      setRead(null)
      setShown(null)
    },
  }
}
export type OpeningState = ReturnType<typeof useOpening>
