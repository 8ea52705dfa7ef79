import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { memo, useCallback, useState, type ReactNode, type SyntheticEvent } from 'react'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import { today } from '../../../state/clock/schoolClock'
import { useMay } from '../../../state/session/useMay'
import { focusField } from '../../../ui/forms/missing'
import { usePressGuard } from '../../../ui/forms/usePressGuard'
import { Quiet, Row, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { useMatches } from '../../../ui/page/useMatches'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { KeyList } from '../../../ui/dialogs/KeyList'
import { PICKS } from '../deskOrder'
import type { MayPick, View } from '../picks'
import { texts, KEYS } from '../desk.texts'
import { useDeskKeys } from '../useDeskKeys'
import type { FamilyDesk } from '../useFamilyDesk'
import { FamilyLines } from './ChildLines'
import { FamilyHead } from './FamilyHead'
import { useMayAddFiscal } from './NewFiscal'
import { OldestFirst } from './OldestFirst'
import { PaymentBar } from './PaymentBar'
import { PaymentAside } from './PaymentFields'

function KeysSheet({ onClose }: { onClose: () => void }) {
  return (
    <InfoDialog title="Atajos de la caja" onClose={onClose}>
      {Object.entries(KEYS).map(([step, keys]) => (
        <KeyList key={step} title={step} keys={keys} />
      ))}
    </InfoDialog>
  )
}

const VIEWS: readonly (readonly [View, string])[] = [
  ['overdue', 'Todo lo vencido'],
  ['month', 'Este mes'],
  ['all', 'Todo'],
  ['none', 'Ninguno'],
]

const NARROW = '(max-width:899.95px)'

const Frame = styled('form')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  alignItems: 'start',
  gap: spacing(1.5, 2),
  '& > .whole': { gridColumn: '1 / -1' },
  [breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const ToolRow = styled(Row)(({ theme: { breakpoints, typography } }) => ({
  justifyContent: 'space-between',
  '& button': { minHeight: 32, minWidth: 0, paddingInline: 8 },
  [breakpoints.down('sm')]: {
    '& button': { paddingInline: 6, fontSize: typography.pxToRem(12.5) },
    '& .keys': { display: 'none' },
  },
}))

interface ToolsProps {
  onView: (view: View) => void
  actions: ReactNode
  onKeys: () => void
  onOldest: () => void
}

const Tools = memo(function Tools({ onView, actions, onKeys, onOldest }: ToolsProps) {
  return (
    <ToolRow gap={0}>
      <Row role="group" aria-label="Qué se cobra" gap={0}>
        {VIEWS.map(([view, label]) => (
          <Button key={view} size="small" onClick={() => onView(view)}>
            {label}
          </Button>
        ))}
      </Row>
      <Row gap={0}>
        <Button size="small" aria-label={texts.oldest} onClick={onOldest}>
          Lo más antiguo
        </Button>
        {actions}
        <Button size="small" className="keys" onClick={onKeys} aria-haspopup="dialog">
          Atajos ?
        </Button>
      </Row>
    </ToolRow>
  )
})

interface FamilyFormProps {
  desk: FamilyDesk
  mayPick: MayPick | null
  onAnother: () => void
  hasPromise: boolean
  refund?: ReactNode
  actions?: ReactNode
}

export function FamilyForm({ desk, mayPick, onAnother, hasPromise, refund, actions }: FamilyFormProps) {
  const { family, order } = desk
  const [keys, setKeys] = useState(false)
  const narrow = useMatches(NARROW)
  const [paying, setPaying] = useState(false)
  const [oldest, setOldest] = useState(false)
  const [spread, setSpread] = useState(0)
  const openKeys = useCallback(() => setKeys(true), [])
  const openOldest = useCallback(() => setOldest(true), [])
  const mayAddFiscal = useMayAddFiscal(family) && mayPick !== null
  const { frame, onKeyDown, toPicks } = useDeskKeys(desk, {
    onAnother,
    onKeys: openKeys,
    onOldest: openOldest,
    onInvoice: () => desk.toggleInvoice(mayAddFiscal),
    spread,
    ...(narrow ? { onPay: () => setPaying(true) } : {}),
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!mayPick || desk.busy) return
    const { missing } = desk
    if (!missing) void desk.submit()
    else if (missing.name === PICKS) toPicks()
    else focusField(event.currentTarget, missing.name)
  }
  const mayExtend = useMay()(tuitionRoutes.extend.access)
  const mayWaive = mayExtend && mayPick !== null
  const { owes } = desk
  return (
    <>
      <Frame ref={frame} {...usePressGuard('money')} onKeyDown={onKeyDown} onSubmit={submit} noValidate>
        <div className="whole">
          <FamilyHead family={family} day={desk.day} hasPromise={hasPromise} action={refund} />
        </div>
        <Stack gap={1.5}>
          {mayPick && owes && (
            <Tools onView={desk.view} actions={actions} onKeys={openKeys} onOldest={openOldest} />
          )}
          {mayPick && owes && oldest && (
            <OldestFirst
              desk={desk}
              onFilled={() => setSpread(spread + 1)}
              onClose={() => {
                setOldest(false)
                toPicks()
              }}
            />
          )}
          {desk.gone > 0 && (
            <InfoPanel
              tone="warning"
              title={
                desk.addressCount === 1
                  ? 'Lo que elegiste ya no se debe.'
                  : `${desk.gone} de los ${desk.addressCount} conceptos elegidos ya no se ${desk.gone === 1 ? 'debe' : 'deben'}.`
              }
              text="Se pagó o se canceló mientras tanto. Revisa lo elegido antes de cobrar."
            />
          )}
          {!owes && (
            <InfoPanel
              tone="success"
              title="Esta familia no debe nada"
              text={
                mayPick ? 'Puedes recibir dinero a cuenta: queda a su favor para el siguiente cobro.' : ''
              }
            />
          )}
          {family.hijos.length === 0 && <Quiet as="p">Este padre no tiene hijos registrados.</Quiet>}
          <FamilyLines
            family={family.hijos}
            picks={order.picks}
            mayPick={mayPick}
            day={today()}
            mayWaive={mayWaive}
            problems={desk.problems}
            onLine={desk.onLine}
            onYear={desk.onYear}
            onWaive={desk.onWaive}
            onAbono={desk.onAbono}
          />
        </Stack>
        {mayPick && !narrow && <PaymentAside desk={desk} mayWaive={mayWaive} />}
        {mayPick && narrow && (
          <PaymentBar
            desk={desk}
            mayWaive={mayWaive}
            open={paying}
            onOpen={setPaying}
            onSubmit={submit}
            onPicks={toPicks}
          />
        )}
        {!mayPick && (
          <aside>
            <InfoPanel title="Solo puedes consultar" text="Tu usuario no tiene permiso para cobrar." />
          </aside>
        )}
      </Frame>
      {/* Outside the form, so that keys pressed in the sheet do not act on the desk. */}
      {keys && <KeysSheet onClose={() => setKeys(false)} />}
    </>
  )
}
