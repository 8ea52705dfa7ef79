import { auditRoutes } from '@contract/audit/audit.routes'
import { certificatesRoutes } from '@contract/certificates/certificates.routes'
import { chargesRoutes } from '@contract/charges/charges.routes'
import { deskRoutes } from '@contract/desk/desk.routes'
import { documentsRoutes } from '@contract/documents/documents.routes'
import { enrolmentsRoutes } from '@contract/enrolments/enrolments.routes'
import { fiscalRoutes } from '@contract/fiscal/fiscal.routes'
import { guardiansRoutes } from '@contract/guardians/guardians.routes'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { statementsRoutes } from '@contract/statements/statements.routes'
import { studentsRoutes } from '@contract/students/students.routes'
import type { StudentDetail } from '@contract/students/students.schemas'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import * as paths from '@contract/domain/screenPaths'
import { StudentPage } from '../../features/students/pages/StudentPage'
import { StudentData } from '../../features/students/tabs/StudentData'
import { StudentEnrolments } from '../../features/students/tabs/StudentEnrolments'
import { StudentHealth } from '../../features/students/tabs/StudentHealth'
import { askCard } from '../../state/groupPapers/groupPapers.api'
import { lazyPart, lazyTab } from '../../ui/parts/lazyPart'
import type { RecordAction, RecordTab } from '../../ui/record/record'
import { deskOfChild } from '../../write/money/deskAddress'
import { useOpenDocument } from '../../write/useOpenDocument'

const PupilFamily = lazyTab(async () => (await import('./PupilFamily')).PupilFamily)
const PupilMonths = lazyTab(async () => (await import('../../features/tuition/tabs/PupilMonths')).PupilMonths)
const ChargesAndPayments = lazyTab(async () => (await import('./ChargesAndPayments')).ChargesAndPayments)
const StudentDocuments = lazyTab(
  async () => (await import('../../features/documents/tabs/StudentDocuments')).StudentDocuments,
)
const AccountTab = lazyTab(
  async () => (await import('../../features/statements/tabs/AccountTabs')).AccountTab,
)
const PupilFiscals = lazyTab(async () => (await import('../../features/invoices/tabs/Fiscals')).PupilFiscals)
const StudentAudit = lazyTab(
  async () => (await import('../../features/audit/components/RecordAudit')).StudentAudit,
)
const EditStudent = lazyPart(
  async () => (await import('../../features/students/components/StudentDialogs')).EditStudent,
)

const CertificateDialog = lazyPart(
  async () => (await import('../../features/certificates/components/CertificateDialog')).CertificateDialog,
)
const DeleteStudent = lazyPart(
  async () => (await import('../../features/students/components/StudentUndo')).DeleteStudent,
)
const LeaveParent = lazyPart(
  async () => (await import('../../features/students/components/StudentUndo')).LeaveParent,
)
const MonthlyDialog = lazyPart(
  async () => (await import('../../features/enrolments/components/MonthlyDialog')).MonthlyDialog,
)
const leaving = () => import('../../features/enrolments/leaving/LeavingDialogs')
const LeaveDialog = lazyPart(async () => (await leaving()).LeaveDialog)
const ReturnDialog = lazyPart(async () => (await leaving()).ReturnDialog)
const CancelEnrolmentDialog = lazyPart(async () => (await leaving()).CancelEnrolmentDialog)

const TABS: readonly RecordTab<StudentDetail>[] = [
  { key: 'datos', label: 'Datos', Part: StudentData },
  { key: 'familia', label: 'Familia', access: guardiansRoutes.list.access, Part: PupilFamily },
  { key: 'salud', label: 'Salud', Part: StudentHealth },
  {
    key: 'expediente',
    label: 'Expediente',
    access: documentsRoutes.listByStudent.access,
    Part: StudentDocuments,
  },
  { key: 'inscripciones', label: 'Inscripciones', Part: StudentEnrolments },
  { key: 'colegiaturas', label: 'Colegiaturas', access: tuitionRoutes.get.access, Part: PupilMonths },
  {
    key: 'cargos',
    label: 'Cargos y pagos',
    access: chargesRoutes.listByStudent.access,
    Part: ChargesAndPayments,
  },
  {
    key: 'estado',
    label: 'Estado de cuenta',
    access: statementsRoutes.getByStudent.access,
    Part: AccountTab,
  },
  {
    key: 'facturacion',
    label: 'Facturación',
    access: fiscalRoutes.listByStudent.access,
    Part: PupilFiscals,
    // A pupil with a parent is invoiced to the parent's family.
    shown: ({ padre }) => padre === null,
  },
  { key: 'bitacora', label: 'Bitácora', access: auditRoutes.list.access, Part: StudentAudit },
]

const ACTIONS: readonly RecordAction<StudentDetail>[] = [
  {
    key: 'cobrar',
    label: 'Cobrar',
    icon: 'pay',
    access: deskRoutes.collect.access,
    needs: deskRoutes.getFamily.access,
    to: ({ id }) => deskOfChild(id),
  },
  {
    key: 'editar',
    label: 'Editar',
    icon: 'edit',
    access: studentsRoutes.update.access,
    named: true,
    Dialog: EditStudent,
  },
  {
    key: 'constancia',
    label: 'Constancia',
    icon: 'file',
    access: certificatesRoutes.create.access,
    named: true,
    Dialog: CertificateDialog,
  },
  {
    key: 'completar',
    label: 'Completar el alta',
    icon: 'checklist',
    access: studentsRoutes.create.access,
    shown: ({ padre, inscripciones }) => padre === null || inscripciones.length === 0,
    to: ({ id }) => `${paths.newFamily}?alumno=${id}`,
  },
  {
    key: 'desligar',
    label: 'Desvincular del padre o tutor',
    icon: 'remove',
    access: parentsRoutes.removeChild.access,
    shown: ({ padre }) => padre !== null,
    Dialog: LeaveParent,
  },
  {
    key: 'eliminar',
    label: 'Eliminar',
    icon: 'delete',
    access: studentsRoutes.delete.access,
    Dialog: DeleteStudent,
  },
  // The sheet is in the page, hidden, so that the browser's own print command prints it too.
  { key: 'imprimir', label: 'Imprimir ficha', icon: 'file', run: () => window.print() },
  {
    key: 'mensualidad',
    label: 'Cambiar mensualidad',
    icon: 'edit',
    access: enrolmentsRoutes.setMonthly.access,
    shown: ({ inscripciones }) => inscripciones.some(({ baja }) => !baja),
    Dialog: MonthlyDialog,
  },
  {
    key: 'baja',
    label: 'Dar de baja',
    icon: 'logout',
    access: enrolmentsRoutes.leave.access,
    shown: ({ inscripciones }) => inscripciones.some(({ baja }) => !baja),
    Dialog: LeaveDialog,
  },
  {
    key: 'reingreso',
    label: 'Reingreso',
    icon: 'school',
    access: enrolmentsRoutes.comeBack.access,
    shown: ({ inscripciones }) => inscripciones.some(({ baja }) => baja),
    Dialog: ReturnDialog,
  },
  {
    key: 'cancelar',
    label: 'Cancelar inscripción',
    icon: 'delete',
    access: enrolmentsRoutes.cancel.access,
    shown: ({ inscripciones }) => inscripciones.length > 0,
    Dialog: CancelEnrolmentDialog,
  },
]

export function StudentRecord() {
  const open = useOpenDocument('No se pudo abrir la credencial')
  const card: RecordAction<StudentDetail> = {
    key: 'credencial',
    label: 'Credencial',
    icon: 'badge',
    // An ID card is made for the current cycle, so a pupil without a grade in it gets none.
    shown: ({ grado }) => grado !== null,
    run: ({ id }) => void open((dispatch) => dispatch(askCard(id))),
  }
  return <StudentPage tabs={TABS} actions={[...ACTIONS, card]} />
}
