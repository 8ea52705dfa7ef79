import { cashCutsRoutes } from '@contract/cashCuts/cashCuts.routes'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { today } from '../../../state/clock/schoolClock'
import { useMay } from '../../../state/session/useMay'
import { Columns, Stack } from '../../../ui/layout/layout'
import { Birthdays } from './Birthdays'
import { figuresOf } from './boardFigures'
import { Charts } from './Charts'
import { DeskField } from './DeskField'
import { Figures } from '../../../ui/page/Figures'
import { lazyPart } from '../../../ui/parts/lazyPart'
import { personOf } from './person'
import { Waiting, waitingOf } from './Waiting'

// Only a school that is being set up needs it.
const SetupPanel = lazyPart(async () => (await import('./SetupPanel')).SetupPanel)

/** Whether the board has any number for this user. */
export const showsAnything = ({ cobranza, inscripcion, becas, caja }: Dashboard): boolean =>
  Boolean(cobranza ?? inscripcion ?? becas ?? caja)

/** The numbers of the day, chosen by the kind of user; each leads to the list that it counts. */
export function Board({ board }: { board: Dashboard }) {
  const may = useMay()
  const person = personOf(may)
  const figures = figuresOf(board, person, {
    day: today(),
    mayOpenCuts: may(cashCutsRoutes.current.access),
  })
  const rows = waitingOf(board, person)
  const waiting = rows.length > 0 && <Waiting rows={rows} person={person} />
  const birthdays = board.cumpleanos && board.cumpleanos.length > 0 && <Birthdays of={board.cumpleanos} />
  const setup = board.arranque && <SetupPanel pasos={board.arranque.pasos} />
  const strip = figures.length > 0 && <Figures figures={figures} />
  if (person === 'office')
    return (
      <Stack>
        {setup}
        <Columns
          widths={waiting && birthdays ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)'}
          gap={2}
          align="stretch"
        >
          {waiting}
          {birthdays}
        </Columns>
        {strip}
        <Charts board={board} />
      </Stack>
    )
  return (
    <Stack>
      {setup}
      {person === 'cashier' && <DeskField />}
      {strip}
      <Charts board={board} beside={waiting} after={birthdays} />
    </Stack>
  )
}
