import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { deskRoutes } from '@contract/desk/desk.routes'
import type { DeskFamily } from '@contract/desk/desk.schemas'
import { useFamily } from '../../../state/desk/desk.selectors'
import { useAppSelector } from '../../../state/hooks'
import { selectCan, selectMay } from '../../../state/session/session.selectors'
import { useGuardedNavigate, useUnsavedGuard } from '../../../ui/guard/useUnsavedGuard'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { readId } from '../../../ui/screens/useIdParam'
import { picksOfAddress } from '../../../write/money/CollectLink'
import { FamilyFinder } from '../components/FamilyFinder'
import { FamilyForm } from '../components/FamilyForm'
import { RefundDialog } from '../components/RefundDialog'
import { TakenSection } from '../components/TakenSection'
import type { MayPick } from '../desk.lines'
import type { Order } from '../desk.order'
import { texts } from '../desk.texts'
import { useFamilyDesk } from '../useFamilyDesk'

const HOME = '/caja'

/** What the user may take; null for who only looks. */
const useMayPick = (): MayPick | null => {
  const charges = useAppSelector((state) => selectCan(state, 'CARGOS', 'UPDATE'))
  const months = useAppSelector((state) => selectCan(state, 'COLEGIATURAS', 'UPDATE'))
  return useMemo(
    () => (charges || months ? ({ tipo }) => (tipo === 'CARGO' ? charges : months) : null),
    [charges, months],
  )
}

const NOBODY: MayPick = () => false

/** What the address asks for beside the family. */
interface Asks {
  picks: readonly string[]
  /** Its credit back. */
  refunds: boolean
}

/** One family at the desk: what it owes, then what was taken. */
interface FamilyVisitProps {
  of: Order['of']
  live: DeskFamily
  asks: Asks
}

function FamilyVisit({ of, live, asks }: FamilyVisitProps) {
  const mayPick = useMayPick()
  const desk = useFamilyDesk(of, live, mayPick ?? NOBODY, asks.picks)
  const navigate = useNavigate()
  const leaveTo = useGuardedNavigate()
  const mayRefund = useAppSelector((state) => selectMay(state, deskRoutes.refund.access))
  const hasCredit = mayRefund && desk.family.saldo_favor > 0
  const [refunding, setRefunding] = useState(asks.refunds && hasCredit)
  useUnsavedGuard(desk.dirty)
  if (desk.taken)
    return <TakenSection taken={desk.taken} onAnother={() => void navigate(HOME)} onSame={desk.reset} />
  const refund = hasCredit && (
    <Button variant="outlined" size="small" onClick={() => setRefunding(true)}>
      {texts.refund}
    </Button>
  )
  return (
    <>
      <FamilyForm
        desk={desk}
        mayPick={mayPick}
        onAnother={() => leaveTo(HOME)}
        promised={false}
        refund={refund}
      />
      {/* Beside the form: keys pressed here are not the desk's. */}
      {refunding && (
        <RefundDialog
          of={of}
          family={desk.family}
          onClose={(done) => {
            setRefunding(false)
            if (done) desk.follow()
          }}
        />
      )}
    </>
  )
}

function AskedFamily({ of, asks }: { of: Order['of'] | null; asks: Asks }) {
  const { row, isLoading, error, retry } = useFamily(of, { refetchOnMountOrArgChange: true })
  if (row && of)
    return (
      <>
        {error && <ErrorBar title={texts.notUpdated} text={error.message} onRetry={retry} />}
        <FamilyVisit of={of} live={row} asks={asks} />
      </>
    )
  if (isLoading) return <PageLoading />
  if (error?.status === 404) return <PageEmpty icon="search" title={texts.unknown} text={texts.unknownText} />
  return <PageError text={error?.message} onRetry={() => void retry()} />
}

/** Whose desk the address opens: undefined nobody's yet, null nobody's that can be. */
const askedOf = (params: URLSearchParams): Order['of'] | null | undefined => {
  const [padre, alumno] = [params.get('padre'), params.get('alumno')]
  if (padre === null && alumno === null) return undefined
  const id = readId(padre ?? alumno ?? '')
  if (id === null) return null
  return padre === null ? { alumnoId: id } : { padreId: id }
}

/** The cashier's home: one field, one family, one receipt (`?padre=`, `?alumno=`, `?q=` looks for it, `elegir` picks lines, `devolver` gives credit back). */
export function DeskPage() {
  const [params] = useSearchParams()
  const of = askedOf(params)
  return (
    <Page title={texts.title} subtitle={of === undefined && texts.subtitle}>
      <FamilyFinder key={params.get('q')} initial={params.get('q') ?? ''} waits={of === undefined} />
      {of === undefined ? (
        <PageEmpty icon="family" title={texts.emptyTitle} text={texts.emptyText} />
      ) : (
        <AskedFamily
          key={params.toString()}
          of={of}
          asks={{ picks: picksOfAddress(params), refunds: params.has('devolver') }}
        />
      )}
    </Page>
  )
}
