import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { statementsRoutes } from '@contract/statements/statements.routes'
import { NO_CURP_YET } from '@contract/students/students.rules'
import type { StudentDetail } from '@contract/students/students.schemas'
import { formatDate } from '@contract/domain/dates'
import { placeLabel } from '@contract/domain/grades'
import { calledText } from '@contract/guardians/guardians.rules'
import { formatPesos } from '@contract/domain/money'
import { formatPhone } from '@contract/domain/phone'
import type { Parent } from '@contract/parents/parents.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { openTotalLabel } from '@contract/statements/statements.rules'
import type { Account } from '@contract/statements/statements.schemas'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useParent } from '../../../state/parents/parents.selectors'
import { useMay } from '../../../state/session/useMay'
import { useAccount } from '../../../state/statements/statements.api'
import { useStudent } from '../../../state/students/students.selectors'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { allowedParts, type RecordAction, type RecordTab } from '../../../ui/record/record'
import { Facts } from '../../../ui/record/RecordHead'
import { RecordActionBar } from '../../../ui/record/RecordActionBar'
import { RecordTabs } from '../../../ui/record/RecordTabs'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { placeText, StudentHead, ageText, healthLines, mustNotLines, takers } from '../components/StudentHead'
import { LIST } from '../studentsList.texts'
import { texts } from '../students.texts'
import { today } from '../../../state/clock/schoolClock'
import { PrintSheet } from '../../../ui/page/PrintSheet'
import { scholarshipText } from '../students.columns'

/** Lines per list, so that the sheet fits one page, A4 or letter. */
const MAX_LINES = { open: 10, payments: 5, enrolments: 5, siblings: 5 }

const Sheet = styled('div')({
  fontSize: '9.5pt',
  lineHeight: 1.3,
  '& > header': { display: 'flex', gap: '12pt', alignItems: 'flex-start' },
  '& > header > img': { width: '72pt', height: '90pt', objectFit: 'cover', border: '0.5pt solid #000' },
  '& h2': { margin: '8pt 0 3pt', fontSize: '10.5pt', borderBottom: '0.75pt solid #000' },
  '& p': { margin: '1pt 0' },
  '& p.health': { fontWeight: 700, border: '1.5pt solid #000', padding: '3pt 5pt', marginTop: '4pt' },
  '& dl': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '2pt 10pt', margin: 0 },
  '& dl > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& dt': { fontSize: '8pt' },
  '& dd': { margin: 0, fontWeight: 600 },
  '& th, & td': { padding: '1.5pt 4pt', fontSize: '8.5pt' },
  '& .right': { textAlign: 'right', whiteSpace: 'nowrap' },
})

function Lines<Row>({ rows, most, children }: LinesProps<Row>) {
  const beyond = rows.length - most
  return (
    <>
      <table>
        <tbody>{rows.slice(0, most).map(children)}</tbody>
      </table>
      {beyond > 0 && <p>{beyond === 1 ? 'y 1 más' : `y ${beyond} más`}</p>}
    </>
  )
}

interface LinesProps<Row> {
  rows: readonly Row[]
  most: number
  children: (row: Row) => ReactNode
}

const factsOf = (student: StudentDetail, parent: Parent | undefined) => [
  { label: 'Número de control', value: student.numero_control },
  { label: 'CURP', value: student.curp_pendiente ? NO_CURP_YET : student.curp },
  { label: 'Grado y grupo', value: placeText(student) },
  { label: 'Fecha de nacimiento', value: formatDate(student.fecha_nacimiento) },
  { label: 'Edad', value: ageText(student.fecha_nacimiento) },
  { label: 'Beca', value: scholarshipText(student) },
  { label: texts.parent, value: student.padre?.nombre },
  { label: 'Teléfono', value: parent && formatPhone(parent.telefono) },
  { label: 'Correo', value: parent?.correo },
  { label: 'Dirección', value: parent?.direccion },
  {
    label: 'Recogen',
    value: takers(student)
      .map((adult) => `${calledText(adult)} ${formatPhone(adult.telefono)}`)
      .join(' · '),
  },
]

function AccountPart({ account }: { account: Account }) {
  const { total, ciclos, abiertos, movimientos } = account
  const payments = movimientos.filter(({ tipo, cancelado }) => tipo === 'PAGO' && !cancelado).reverse()
  return (
    <>
      <h2>
        {total.vencido > 0 ? `Vencido ${formatPesos(total.vencido)}` : 'Al corriente'}
        {total.saldo > 0 && ` · ${openTotalLabel(ciclos)} ${formatPesos(total.saldo)}`}
      </h2>
      <Lines rows={abiertos} most={MAX_LINES.open}>
        {({ id, descripcion, ciclo, vencimiento, saldo }) => (
          <tr key={id}>
            <td>{descripcion}</td>
            <td>{ciclo}</td>
            <td>Vence el {formatDate(vencimiento)}</td>
            <td className="right">{formatPesos(saldo)}</td>
          </tr>
        )}
      </Lines>
      {payments.length > 0 && <h2>Últimos pagos</h2>}
      <Lines rows={payments.slice(0, MAX_LINES.payments)} most={MAX_LINES.payments}>
        {({ id, fecha, folio, detalle, abono }) => (
          <tr key={id}>
            <td>{formatDate(fecha)}</td>
            <td>{folio !== null && `Folio ${folioLabel(folio)}`}</td>
            <td>{detalle[0]}</td>
            <td className="right">{formatPesos(abono)}</td>
          </tr>
        )}
      </Lines>
    </>
  )
}

interface StudentSheetProps {
  student: StudentDetail
  parent: Parent | undefined
  account: Account | undefined
}

function StudentSheet({ student, parent, account }: StudentSheetProps) {
  const siblings = parent?.alumnos.filter(({ id }) => id !== student.id) ?? []
  return (
    <PrintSheet>
      <Sheet>
        <header>
          {student.urlFoto && <img src={student.urlFoto} alt="" />}
          <div>
            <h1>{student.nombre}</h1>
            <p>Ficha del alumno · {formatDate(today())}</p>
            {[...mustNotLines(student), ...healthLines(student)].map((line) => (
              <p key={line} className="health">
                {line}
              </p>
            ))}
          </div>
        </header>
        <h2>Datos</h2>
        <dl>
          <Facts facts={factsOf(student, parent)} />
        </dl>
        {siblings.length > 0 && <h2>{texts.siblings}</h2>}
        <Lines rows={siblings} most={MAX_LINES.siblings}>
          {(sibling) => (
            <tr key={sibling.id}>
              <td>{sibling.nombre}</td>
              <td>{placeText(sibling)}</td>
            </tr>
          )}
        </Lines>
        {student.inscripciones.length > 0 && <h2>Inscripciones</h2>}
        <Lines rows={student.inscripciones} most={MAX_LINES.enrolments}>
          {({ id, ciclo, fecha, ...place }) => (
            <tr key={id}>
              <td>{ciclo.name}</td>
              <td>{placeLabel(place)}</td>
              <td>Inscrito el {formatDate(fecha)}</td>
            </tr>
          )}
        </Lines>
        {account && <AccountPart account={account} />}
      </Sheet>
    </PrintSheet>
  )
}

const CRUMBS = [LIST]

interface StudentPageProps {
  tabs: readonly RecordTab<StudentDetail>[]
  actions: readonly RecordAction<StudentDetail>[]
}

function StudentFile({ student, tabs, actions }: StudentPageProps & { student: StudentDetail }) {
  const may = useMay()
  const { id, padre } = student
  const mayAccount = may(statementsRoutes.getByStudent.access)
  const mayParent = may(parentsRoutes.get.access)
  const account = useAccount(id, { ...ASKED_ANEW, skip: !mayAccount })
  const { row: parent, isLoading } = useParent(padre?.id ?? null, {
    ...ASKED_ANEW,
    skip: !mayParent || !padre,
  })
  return (
    <Page
      title={student.nombre}
      subtitle={[student.numero_control, placeText(student)].join(' · ')}
      breadcrumb={CRUMBS}
      action={<RecordActionBar row={student} actions={allowedParts(actions, may)} />}
    >
      <StudentHead
        student={student}
        phone={isLoading ? undefined : (parent?.telefono ?? '')}
        account={mayAccount && (account.row ?? (account.error ? null : undefined))}
      />
      <RecordTabs label="Expediente" row={student} tabs={allowedParts(tabs, may)} />
      <StudentSheet student={student} parent={parent} account={account.row} />
    </Page>
  )
}

export function StudentPage(parts: StudentPageProps) {
  const source = useStudent(useIdParam('alumno'), ASKED_ANEW)
  return (
    <DetailScreen
      source={source}
      title="Alumno"
      unknown="No existe este alumno"
      unknownText="Puede que la dirección esté incompleta. Búscalo por nombre, CURP o número de control."
      breadcrumb={CRUMBS}
    >
      {(student) => <StudentFile student={student} {...parts} />}
    </DetailScreen>
  )
}
