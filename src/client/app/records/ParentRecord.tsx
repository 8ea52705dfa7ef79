import { auditRoutes } from '@contract/audit/audit.routes'
import { bankRoutes } from '@contract/bank/bank.routes'
import { contactsRoutes } from '@contract/contacts/contacts.routes'
import { deskRoutes } from '@contract/desk/desk.routes'
import { familyPageRoutes } from '@contract/familyPage/familyPage.routes'
import { fiscalRoutes } from '@contract/fiscal/fiscal.routes'
import { noticesRoutes } from '@contract/notices/notices.routes'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { Parent } from '@contract/parents/parents.schemas'
import { paymentsRoutes } from '@contract/payments/payments.routes'
import { remindersRoutes } from '@contract/reminders/reminders.routes'
import { statementsRoutes } from '@contract/statements/statements.routes'
import { EditParent } from '../../features/parents/components/ParentDialogs'
import { ParentPage } from '../../features/parents/pages/ParentPage'
import { ParentFamily } from '../../features/parents/tabs/ParentFamily'
import { askHowToPay } from '../../state/bank/bank.api'
import { useMay } from '../../state/session/useMay'
import { Stack } from '../../ui/layout/layout'
import { lazyPart, lazyTab } from '../../ui/parts/lazyPart'
import type { RecordAction, RecordTab } from '../../ui/record/record'
import { FAMILY_LINK, FamilyLinkDialog } from '../../write/familyLink/FamilyLinkAction'
import { deskOf } from '../../write/money/deskAddress'
import { useOpenDocument } from '../../write/useOpenDocument'

const FamilyAccountTab = lazyTab(
  async () => (await import('../../features/statements/tabs/AccountTabs')).FamilyAccountTab,
)
const FamilyPayments = lazyTab(
  async () => (await import('../../features/payments/tabs/PaymentTabs')).FamilyPayments,
)
const FamilyPayers = lazyPart(
  async () => (await import('../../features/bank/tabs/FamilyPayers')).FamilyPayers,
)
const FamilyCredit = lazyTab(async () => (await import('../../features/desk/tabs/FamilyCredit')).FamilyCredit)
const FamilyFiscals = lazyTab(
  async () => (await import('../../features/invoices/tabs/Fiscals')).FamilyFiscals,
)
const ParentNotices = lazyTab(
  async () => (await import('../../features/parents/tabs/ParentNotices')).ParentNotices,
)
const FamilyMessages = lazyPart(
  async () => (await import('../../features/messages/tabs/FamilyMessages')).FamilyMessages,
)
const FamilyContacts = lazyTab(
  async () => (await import('../../features/statements/tabs/FamilyContacts')).FamilyContacts,
)
const ParentQuestionnaire = lazyTab(
  async () => (await import('../../features/parents/components/ParentQuestionnaire')).ParentQuestionnaire,
)
const ParentAudit = lazyTab(
  async () => (await import('../../features/audit/components/RecordAudit')).ParentAudit,
)

const MuteDialog = lazyPart(
  async () => (await import('../../features/reminders/components/MuteDialog')).MuteDialog,
)

function FamilyPaymentsTab({ row }: { row: Parent }) {
  const mayPayers = useMay()(bankRoutes.listPayers.access)
  return (
    <Stack>
      <FamilyPayments row={row} />
      {mayPayers && <FamilyPayers of={{ padreId: row.id }} />}
    </Stack>
  )
}

function NoticesTab({ row }: { row: Parent }) {
  return (
    <Stack>
      <ParentNotices row={row} />
      <FamilyMessages row={row} />
    </Stack>
  )
}

const TABS: readonly RecordTab<Parent>[] = [
  { key: 'familia', label: 'Familia', Part: ParentFamily },
  {
    key: 'estado',
    label: 'Estado de cuenta',
    access: statementsRoutes.getByFamily.access,
    Part: FamilyAccountTab,
  },
  { key: 'pagos', label: 'Pagos', access: paymentsRoutes.listByParent.access, Part: FamilyPaymentsTab },
  { key: 'saldo', label: 'Saldo a favor', access: deskRoutes.getCredit.access, Part: FamilyCredit },
  { key: 'facturacion', label: 'Facturación', access: fiscalRoutes.listByParent.access, Part: FamilyFiscals },
  { key: 'avisos', label: 'Avisos', access: noticesRoutes.listByParent.access, Part: NoticesTab },
  { key: 'contactos', label: 'Contactos', access: contactsRoutes.list.access, Part: FamilyContacts },
  // Stays mounted, or answers typed so far would be lost when another tab opens.
  { key: 'cuestionario', label: 'Cuestionario', Part: ParentQuestionnaire, keep: true },
  { key: 'bitacora', label: 'Bitácora', access: auditRoutes.list.access, Part: ParentAudit },
]

const ACTIONS: readonly RecordAction<Parent>[] = [
  {
    key: 'cobrar',
    label: 'Cobrar',
    icon: 'pay',
    access: deskRoutes.collect.access,
    needs: deskRoutes.getFamily.access,
    to: ({ id }) => deskOf({ padreId: id }),
  },
  {
    key: 'editar',
    label: 'Editar',
    icon: 'edit',
    access: parentsRoutes.update.access,
    named: true,
    Dialog: EditParent,
  },
  {
    key: 'callar',
    label: 'No recordarle por un tiempo',
    icon: 'close',
    access: remindersRoutes.mute.access,
    needs: remindersRoutes.mute.needs,
    Dialog: MuteDialog,
  },
  {
    key: 'liga',
    label: FAMILY_LINK,
    icon: 'external',
    access: familyPageRoutes.createLink.access,
    needs: familyPageRoutes.listLinks.access,
    Dialog: FamilyLinkDialog,
  },
]

export function ParentRecord() {
  const open = useOpenDocument('No se pudo abrir la hoja')
  const howToPay: RecordAction<Parent> = {
    key: 'como-pagar',
    label: 'Cómo pagar',
    icon: 'file',
    access: bankRoutes.getHowToPay.access,
    run: ({ id }) => void open((dispatch) => dispatch(askHowToPay(id))),
  }
  return <ParentPage tabs={TABS} actions={[...ACTIONS, howToPay]} />
}
