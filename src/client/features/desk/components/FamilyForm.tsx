import { memo, useCallback, useDeferredValue, useState, type ReactNode, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import { today } from '../../../state/clock/schoolClock'
import { useMay } from '../../../state/session/useMay'
import { focusField } from '../../../ui/forms/missing'
import { usePressGuard } from '../../../ui/forms/usePressGuard'
import { Quiet } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { useMatches } from '../../../ui/page/useMatches'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { KeyList } from '../../../ui/dialogs/KeyList'
import { PICKS } from '../checkout'
import type { MayPick, View } from '../picks'
import { texts, KEYS } from '../desk.texts'
import { useDeskKeys } from '../useDeskKeys'
import type { FamilyDesk } from '../useFamilyDesk'
import { FamilyLines } from './ChildLines'
import { deskLook } from './deskLook'
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

interface ToolsProps {
  onView: (view: View) => void
  actions: ReactNode
  onKeys: () => void
  onOldest: () => void
}

const Tools = memo(function Tools({ onView, actions, onKeys, onOldest }: ToolsProps) {
  return (
    <div className="desk-tools">
      <div role="group" aria-label="Qué se cobra">
        {VIEWS.map(([view, label]) => (
          <button key={view} type="button" onClick={() => onView(view)}>
            {label}
          </button>
        ))}
      </div>
      <div>
        <button type="button" aria-label={texts.oldest} onClick={onOldest}>
          Lo más antiguo
        </button>
        {actions}
        <button type="button" className="keys" onClick={onKeys} aria-haspopup="dialog">
          Atajos ?
        </button>
      </div>
    </div>
  )
})

interface OwedNoticesProps extends Pick<FamilyDesk, 'owes' | 'gone' | 'addressCount'> {
  hasChildren: boolean
  mayCollect: boolean
}

const OwedNotices = memo(function OwedNotices(props: OwedNoticesProps) {
  const { owes, gone, addressCount, hasChildren, mayCollect } = props
  return (
    <>
      {gone > 0 && (
        <InfoPanel
          tone="warning"
          title={
            addressCount === 1
              ? 'Lo que elegiste ya no se debe.'
              : `${gone} de los ${addressCount} conceptos elegidos ya no se ${gone === 1 ? 'debe' : 'deben'}.`
          }
          text="Se pagó o se canceló mientras tanto. Revisa lo elegido antes de cobrar."
        />
      )}
      {!owes && (
        <InfoPanel
          tone="success"
          title="Esta familia no debe nada"
          text={mayCollect ? 'Puedes recibir dinero a cuenta: queda a su favor para el siguiente cobro.' : ''}
        />
      )}
      {!hasChildren && <Quiet as="p">Este padre no tiene hijos registrados.</Quiet>}
    </>
  )
})

/** The fields of the payment are a third of the desk's drawing: they come after the first paint, or at the first key. */
const usePaymentFields = () => {
  const [wanted, setWanted] = useState(false)
  const hasFields = useDeferredValue(true, false) || wanted
  return { hasFields, drawFields: () => flushSync(() => setWanted(true)) }
}

interface FamilyFormProps {
  desk: FamilyDesk
  mayPick: MayPick | null
  onAnother: () => void
  hasPromise: boolean
  refund?: ReactNode
  actions?: ReactNode
}

export function FamilyForm({ desk, mayPick, onAnother, hasPromise, refund, actions }: FamilyFormProps) {
  const { family, checkout } = desk
  const [isKeysOpen, setKeysOpen] = useState(false)
  const narrow = useMatches(NARROW)
  const [paying, setPaying] = useState(false)
  const [oldest, setOldest] = useState(false)
  const [spread, setSpread] = useState(0)
  const openKeys = useCallback(() => setKeysOpen(true), [])
  const openOldest = useCallback(() => setOldest(true), [])
  const mayAddFiscal = useMayAddFiscal(family) && mayPick !== null
  const { hasFields, drawFields } = usePaymentFields()
  const { frame, onKeyDown, toPicks } = useDeskKeys(desk, {
    onAnother,
    onKeys: openKeys,
    onOldest: openOldest,
    onInvoice: () => desk.toggleInvoice(mayAddFiscal),
    spread,
    hasFields,
    drawFields,
    // Only a narrow window has the sheet.
    paying: narrow && paying,
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
      {deskLook}
      <form
        className="desk"
        ref={frame}
        {...usePressGuard('money')}
        onKeyDown={onKeyDown}
        onSubmit={submit}
        noValidate
      >
        <div className="whole">
          <FamilyHead family={family} day={desk.day} hasPromise={hasPromise} action={refund} />
        </div>
        <div className="owed">
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
          <OwedNotices
            owes={owes}
            gone={desk.gone}
            addressCount={desk.addressCount}
            hasChildren={family.hijos.length > 0}
            mayCollect={mayPick !== null}
          />
          <FamilyLines
            family={family.hijos}
            hasFields={hasFields}
            picks={checkout.picks}
            mayPick={mayPick}
            day={today()}
            mayWaive={mayWaive}
            problems={desk.problems}
            onLine={desk.onLine}
            onYear={desk.onYear}
            onWaive={desk.onWaive}
            onAbono={desk.onAbono}
          />
        </div>
        {mayPick && !narrow && <PaymentAside desk={desk} mayWaive={mayWaive} hasFields={hasFields} />}
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
      </form>
      {/* Outside the form, so that keys pressed in the sheet do not act on the desk. */}
      {isKeysOpen && <KeysSheet onClose={() => setKeysOpen(false)} />}
    </>
  )
}
