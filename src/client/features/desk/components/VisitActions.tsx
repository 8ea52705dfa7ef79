import Button from '@mui/material/Button'
import type { ComponentType } from 'react'
import { bankRoutes } from '@contract/bank/bank.routes'
import { contactsRoutes } from '@contract/contacts/contacts.routes'
import type { DeskFamily, OwedMonth } from '@contract/desk/desk.schemas'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import { askHowToPay } from '../../../state/bank/bank.thunks'
import { useMay } from '../../../state/session/useMay'
import { useOpenDocument } from '../../../write/useOpenDocument'
import type { Order } from '../desk.order'
import { texts } from '../desk.texts'
import type { FamilyDesk } from '../useFamilyDesk'
import { RefundDialog } from './RefundDialog'

/** Dialogs of other features; app hands them in, because features do not import each other. */
export interface DeskParts {
  /** Records what was said with the family. */
  Contact: ComponentType<{ family: DeskFamily; onClose: () => void }>
  /** Gives months more time. */
  Extend: ComponentType<{ months: readonly OwedMonth[]; onClose: () => void }>
}

export type Opened = 'refund' | 'contact' | 'extend'

const monthsOf = ({ family, order }: FamilyDesk): readonly OwedMonth[] => {
  const ids = new Set(order.cost.lines.filter(({ tipo }) => tipo === 'COLEGIATURA').map(({ id }) => id))
  return family.hijos.flatMap(({ colegiaturas }) => colegiaturas.filter(({ id }) => ids.has(id)))
}

interface VisitActionsProps {
  desk: FamilyDesk
  onOpen: (what: Opened) => void
}

export function VisitActions({ desk, onOpen }: VisitActionsProps) {
  const may = useMay()
  const open = useOpenDocument(texts.howToPayFailed)
  const { padre } = desk.family
  return (
    <>
      {padre && may(bankRoutes.howToPay.access) && (
        <Button size="small" onClick={() => void open((dispatch) => dispatch(askHowToPay(padre.id)))}>
          {texts.howToPay}
        </Button>
      )}
      {may(tuitionRoutes.extend.access) && monthsOf(desk).length > 0 && (
        <Button size="small" aria-haspopup="dialog" onClick={() => onOpen('extend')}>
          {texts.extend}
        </Button>
      )}
      {may(contactsRoutes.list.access) && (
        <Button size="small" aria-haspopup="dialog" onClick={() => onOpen('contact')}>
          {texts.contacts}
        </Button>
      )}
    </>
  )
}

interface VisitDialogProps {
  of: Order['of']
  desk: FamilyDesk
  parts: DeskParts
  opened: Opened
  onClose: () => void
}

/** The open dialog. After an extension or a refund the desk reads again what the family owes. */
export function VisitDialog({ of, desk, parts: { Contact, Extend }, opened, onClose }: VisitDialogProps) {
  if (opened === 'contact') return <Contact family={desk.family} onClose={onClose} />
  if (opened === 'extend')
    return (
      <Extend
        months={monthsOf(desk)}
        onClose={() => {
          onClose()
          desk.follow()
        }}
      />
    )
  return (
    <RefundDialog
      of={of}
      family={desk.family}
      onClose={(done) => {
        onClose()
        if (done) desk.follow()
      }}
    />
  )
}
