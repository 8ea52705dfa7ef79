import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ageOn, parseDate } from '@contract/domain/dateMath'
import { formatPhone, whatsAppLink } from '@contract/domain/phone'
import { PAPERS, paperWarning } from '@contract/roster/papers.rules'
import { rosterRoutes as routes } from '@contract/roster/roster.routes'
import { seniorityText } from '@contract/roster/roster.rules'
import type { Employee } from '@contract/roster/roster.schemas'
import { countText } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'
import { today } from '../../../state/clock/schoolClock'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useEmployee } from '../../../state/roster/roster.api'
import { useMay } from '../../../state/session/useMay'
import { Icon } from '../../../ui/icons/Icon'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Details } from '../../../ui/page/Details'
import { MoneyText } from '../../../ui/page/MoneyText'
import { Page } from '../../../ui/page/Page'
import { Portrait } from '../../../ui/page/Portrait'
import { RecordActions } from '../../../ui/page/RecordActions'
import { Section } from '../../../ui/page/Section'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { DeleteEmployeeDialog } from '../components/DeleteEmployeeDialog'
import { ChangePhotoDialog, EditEmployeeDialog } from '../components/EmployeeDialogs'
import { PaperWarning } from '../components/PaperWarning'
import { texts } from '../roster.texts'

const Frame = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: spacing(3),
  [breakpoints.down('sm')]: { flexDirection: 'column', gap: spacing(2) },
  '& > .photo': { flex: 'none', display: 'grid', justifyItems: 'center', gap: spacing(1) },
  '& > .data': { flex: 1, minWidth: 0, width: '100%' },
}))

/** '5 años y 3 meses'; before the first day of work, that day. */
const seniority = ({ antiguedad, ingreso }: Employee): string | null => {
  if (antiguedad) return seniorityText(antiguedad)
  return ingreso && `Entra el ${ingreso}`
}

interface EmployeeCardProps {
  employee: Employee
  onChangePhoto?: (() => void) | undefined
}

function EmployeeCard({ employee, onChangePhoto }: EmployeeCardProps) {
  const { nombre, urlFoto, puesto, departamento, ingreso, sueldo } = employee
  const salary =
    sueldo === undefined ? [] : [{ label: texts.fields.sueldo, value: <MoneyText pesos={sueldo} /> }]
  return (
    <Section title={texts.work}>
      <Frame>
        <div className="photo">
          <Portrait nombre={nombre} url={urlFoto} size={176} alt={`Foto de ${nombre}`} />
          {onChangePhoto && (
            <Button size="small" startIcon={<Icon name="photo" />} onClick={onChangePhoto}>
              {texts.changePhoto}
            </Button>
          )}
        </div>
        <div className="data">
          <Details
            items={[
              { label: texts.fields.puesto, value: puesto },
              { label: texts.department, value: departamento },
              { label: 'Antigüedad', value: seniority(employee) },
              { label: texts.fields.ingreso, value: ingreso },
              ...salary,
            ]}
          />
        </div>
      </Frame>
    </Section>
  )
}

const Links = styled('span')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: spacing(2),
  '& a': { color: vars.palette.primary.main, textUnderlineOffset: 3, whiteSpace: 'nowrap' },
}))

const phoneLinks = (phone: string) => {
  const chat = whatsAppLink(phone, '')
  return (
    <Links>
      <a href={`tel:+52${phone}`}>{formatPhone(phone)}</a>
      {chat && (
        <a href={chat} target="_blank" rel="noopener noreferrer">
          WhatsApp
        </a>
      )}
    </Links>
  )
}

const birthText = (fechaNacimiento: string | null): string | null => {
  const born = parseDate(fechaNacimiento ?? '')
  const years = born === null ? -1 : ageOn(born, today())
  return years < 0 ? fechaNacimiento : `${fechaNacimiento} (${countText(years, 'año', 'años')})`
}

function EmployeePerson({ employee }: { employee: Employee }) {
  const { telefono, correo, direccion, fechaNacimiento, escolaridad } = employee
  return (
    <Section title={texts.person}>
      <Details
        items={[
          { label: texts.fields.telefono, value: telefono && phoneLinks(telefono) },
          { label: texts.fields.correo, value: correo && <a href={`mailto:${correo}`}>{correo}</a> },
          { label: texts.fields.direccion, value: direccion },
          { label: texts.fields.fechaNacimiento, value: birthText(fechaNacimiento) },
          { label: texts.fields.escolaridad, value: escolaridad },
        ]}
      />
    </Section>
  )
}

function EmployeePapers({ employee }: { employee: Employee }) {
  const born = parseDate(employee.fechaNacimiento ?? '') ?? ''
  return (
    <Section title={texts.papers}>
      <Details
        items={PAPERS.map((paper) => {
          const text = employee[paper]
          return {
            label: texts.fields[paper],
            value: text && (
              <>
                {text}
                <PaperWarning quiet text={paperWarning(paper, text, born)} />
              </>
            ),
          }
        })}
      />
    </Section>
  )
}

const CRUMBS = [{ label: texts.list, to: paths.roster }]
const DIALOGS = { edit: EditEmployeeDialog, photo: ChangePhotoDialog }

export function EmployeePage() {
  const source = useEmployee(useIdParam('empleado'), ASKED_ANEW)
  const may = useMay()
  const canEdit = may(routes.update.access)
  const canDelete = may(routes.delete.access)
  const [dialog, setDialog] = useState<'edit' | 'photo' | 'delete' | null>(null)
  const navigate = useNavigate()
  const close = () => setDialog(null)
  const Opened = dialog === null || dialog === 'delete' ? null : DIALOGS[dialog]
  return (
    <DetailScreen
      source={source}
      title="Colaborador"
      unknown="No existe este colaborador"
      breadcrumb={CRUMBS}
    >
      {(employee) => (
        <Page
          title={employee.nombre}
          subtitle={[employee.puesto, employee.departamento].filter(Boolean).join(' · ')}
          breadcrumb={CRUMBS}
          action={
            <RecordActions
              onDelete={canDelete && (() => setDialog('delete'))}
              onEdit={canEdit && (() => setDialog('edit'))}
            />
          }
        >
          <EmployeeCard employee={employee} onChangePhoto={canEdit ? () => setDialog('photo') : undefined} />
          <EmployeePerson employee={employee} />
          <EmployeePapers employee={employee} />
          {Opened && <Opened employee={employee} onClose={close} />}
          {dialog === 'delete' && (
            <DeleteEmployeeDialog
              employee={employee}
              onClose={close}
              onDeleted={() => void navigate(paths.roster, { replace: true })}
            />
          )}
        </Page>
      )}
    </DetailScreen>
  )
}
