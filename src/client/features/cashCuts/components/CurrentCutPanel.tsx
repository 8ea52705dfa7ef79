import { styled } from '@mui/material/styles'
import { cashCutsRoutes as routes } from '@contract/cashCuts/cashCuts.routes'
import type { CurrentCut } from '@contract/cashCuts/cashCuts.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { Section } from '../../../ui/page/Section'
import { Totals } from '../../../ui/payments/Totals'
import { texts } from '../cashCuts.texts'
import { CountForm } from './CountForm'
import { CutMoves } from './CutMoves'
import { MethodTotals } from './MethodTotals'

const Stack = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2),
  // The gap is the distance; sections that follow each other bring one of their own.
  '& > section': { marginTop: '0 !important' },
}))

const closedNumbers = ({ cerrados }: CurrentCut): string => cerrados.map(({ numero }) => numero).join(', ')

/** What the user took and gave back on a day and has not closed yet; who may take money counts and closes it. */
export function CurrentCutPanel({ current }: { current: CurrentCut }) {
  const canClose = useAppSelector((state) => selectMay(state, routes.close.access))
  const { esperado, total, movimientos, totales, pagos, cancelaciones, cerrados } = current
  const before = cerrados.length > 0 && (
    <p>{texts.closedAlready(closedNumbers(current), cerrados.length === 1)}</p>
  )
  if (movimientos === 0)
    return canClose ? (
      <Section>
        {before}
        <PageEmpty icon="cash" title={texts.nothing} text={texts.nothingText} />
      </Section>
    ) : null
  return (
    <>
      {before}
      <Stack>
        {canClose ? (
          <CountForm key={current.dia} current={current} />
        ) : (
          <Totals
            items={[
              [texts.expectedCash, esperado],
              [texts.allMethods, total],
            ]}
          />
        )}
        <MethodTotals totales={totales} />
      </Stack>
      <CutMoves pagos={pagos} cancelaciones={cancelaciones} shortcut={false} />
    </>
  )
}
