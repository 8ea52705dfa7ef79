import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { contactsRoutes } from '@contract/contacts/contacts.routes'
import { deskRoutes } from '@contract/desk/desk.routes'
import { mayCollectLine, type DeskLineKind } from '@contract/desk/desk.rules'
import type { Family } from '@contract/domain/family'
import type { DeskFamily } from '@contract/desk/desk.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useContacts } from '../../../state/contacts/contacts.api'
import { today } from '../../../state/clock/schoolClock'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useFamily } from '../../../state/desk/desk.api'
import { familyOpened } from '../../../state/desk/desk.slice'
import { useAppDispatch, useAppSelector } from '../../../state/hooks'
import { selectPermissions } from '../../../state/session/session.selectors'
import { useMay } from '../../../state/session/useMay'
import { useGuardedNavigate, useUnsavedGuard } from '../../../ui/guard/useUnsavedGuard'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { visuallyHidden } from '../../../ui/page/Hidden'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { readId } from '../../../ui/screens/useIdParam'
import { picksOfAddress } from '../../../write/money/deskAddress'
import { DepositSlips } from '../../../write/money/DepositSlips'
import { FamilyField } from '../../../write/money/FamilyField'
import { FamilyForm } from '../components/FamilyForm'
import { NewFiscal } from '../components/NewFiscal'
import { TakenSection } from '../components/TakenSection'
import { VisitActions, VisitDialog, type DeskParts, type Opened } from '../components/VisitActions'
import { pickedMonths, type MayPick } from '../picks'
import { LEAVING, texts } from '../desk.texts'
import { useFamilyDesk } from '../useFamilyDesk'

const HOME = paths.desk

const useMayPick = (): MayPick | null => {
  const permissions = useAppSelector(selectPermissions)
  return useMemo(() => {
    const may = (tipo: DeskLineKind) => mayCollectLine(permissions, tipo)
    return may('CARGO') || may('COLEGIATURA') ? ({ tipo }) => may(tipo) : null
  }, [permissions])
}

const mayPickNothing: MayPick = () => false

interface Asks {
  picks: readonly string[]
  refunds: boolean
}

interface FamilyVisitProps {
  of: Family
  live: DeskFamily
  asks: Asks
  parts: DeskParts
}

const useHasPromiseToday = (of: Family): boolean => {
  const may = useMay()(contactsRoutes.list.access)
  const { rows } = useContacts(of, { skip: !may, ...ASKED_ANEW })
  return rows?.some(({ promesa_fecha }) => promesa_fecha === today()) ?? false
}

function FamilyVisit({ of, live, asks, parts }: FamilyVisitProps) {
  const mayPick = useMayPick()
  const desk = useFamilyDesk(of, live, mayPick ?? mayPickNothing, asks.picks)
  const navigate = useNavigate()
  const leaveTo = useGuardedNavigate()
  const hasPromise = useHasPromiseToday(of)
  const hasCredit = useMay()(deskRoutes.refund.access) && desk.family.saldo_favor > 0
  const [opened, setOpened] = useState<Opened | null>(asks.refunds && hasCredit ? 'refund' : null)
  useUnsavedGuard(desk.dirty, LEAVING)
  const padreId = desk.family.padre?.id ?? null
  const hasMonths = pickedMonths(desk.family, desk.checkout.cost).length > 0
  // The same elements while the user types, so that the head and the tools are not drawn again.
  const actions = useMemo(
    () => <VisitActions padreId={padreId} hasMonths={hasMonths} onOpen={setOpened} />,
    [padreId, hasMonths],
  )
  const refund = useMemo(
    () =>
      hasCredit && (
        <Button variant="outlined" size="small" onClick={() => setOpened('refund')}>
          {texts.refund}
        </Button>
      ),
    [hasCredit],
  )
  if (desk.taken)
    return <TakenSection taken={desk.taken} onAnother={() => void navigate(HOME)} onSame={desk.reset} />
  return (
    <>
      <FamilyForm
        desk={desk}
        mayPick={mayPick}
        hasPromise={hasPromise}
        onAnother={() => leaveTo(HOME)}
        actions={actions}
        refund={refund}
      />
      {padreId !== null && <DepositSlips padreId={padreId} />}
      {opened && (
        <VisitDialog of={of} desk={desk} parts={parts} opened={opened} onClose={() => setOpened(null)} />
      )}
      {desk.addsFiscal && <NewFiscal of={of} desk={desk} />}
    </>
  )
}

interface AskedFamilyProps extends Omit<FamilyVisitProps, 'of' | 'live'> {
  of: Family | null
}

function AskedFamily({ of, ...visit }: AskedFamilyProps) {
  const { row, isLoading, error, retry } = useFamily(of, ASKED_ANEW)
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (row) dispatch(familyOpened(row))
  }, [row, dispatch])
  if (row && of)
    return (
      <>
        {error && (
          <ErrorBar
            title="No se pudo actualizar lo que debe la familia."
            text={error.message}
            onRetry={retry}
          />
        )}
        <FamilyVisit of={of} live={row} {...visit} />
      </>
    )
  if (isLoading) return <PageLoading />
  if (error?.status === 404)
    return (
      <PageEmpty
        icon="search"
        title="No existe esta familia"
        text="Puede que la dirección esté incompleta, o que ya no exista. Búscala arriba."
      />
    )
  return <PageError text={error?.message} onRetry={() => void retry()} />
}

/** The family that the address names. Undefined: none; null: its id is invalid. */
const askedOf = (params: URLSearchParams): Family | null | undefined => {
  const [padre, alumno] = [params.get('padre'), params.get('alumno')]
  if (padre === null && alumno === null) return undefined
  const id = readId(padre ?? alumno ?? '')
  if (id === null) return null
  return padre === null ? { alumnoId: id } : { padreId: id }
}

/** Beside the title, so that on a laptop the button that takes the money needs no scrolling. */
const BesideTitle = styled('div')(({ theme: { spacing } }) => ({
  width: `min(560px, calc(100vw - ${spacing(4)}))`,
  '& label': visuallyHidden,
  '& .MuiOutlinedInput-root .MuiOutlinedInput-input': { height: 22, fontSize: '1rem' },
}))

/** In the address `padre` or `alumno` names the family, `q` searches one, `elegir` picks lines and `devolver` opens the refund. */
export function DeskPage({ parts }: { parts: DeskParts }) {
  const [params] = useSearchParams()
  const of = askedOf(params)
  const query = params.get('q') ?? ''
  const waits = of === undefined
  // The first use loads the browser's time zones, which takes longer than drawing a family: done while the name is typed.
  useEffect(() => void today(), [])
  return (
    <Page
      title="Caja"
      subtitle={waits && 'Busca a la familia y cobra todo en un solo recibo.'}
      action={
        !waits && (
          <BesideTitle>
            <FamilyField label={texts.find} initial={query} waits={false} />
          </BesideTitle>
        )
      }
    >
      {waits && (
        <FamilyField
          key={query}
          label={texts.find}
          hint="Escribe, elige con las flechas y abre con Enter."
          initial={query}
          waits
        />
      )}
      {waits ? (
        <PageEmpty
          icon="family"
          title="¿Quién viene a pagar?"
          text="Escribe el nombre de la madre, del padre o de un hijo. Verás lo que debe toda la familia, de todos los ciclos, y lo cobras con un solo recibo."
        />
      ) : (
        <AskedFamily
          key={params.toString()}
          of={of}
          parts={parts}
          asks={{ picks: picksOfAddress(params), refunds: params.has('devolver') }}
        />
      )}
    </Page>
  )
}
