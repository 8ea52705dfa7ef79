import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { chargesRoutes } from '@contract/charges/charges.routes'
import { ageOn, isIsoDate } from '@contract/domain/dateMath'
import { gradeLabel } from '@contract/domain/grades'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { statementsRoutes } from '@contract/statements/statements.routes'
import type { Student, StudentDetail } from '@contract/students/students.schemas'
import { today } from '../../../state/core/schoolClock'
import { useAppSelector } from '../../../state/hooks'
import { selectCan, selectMay } from '../../../state/session/session.selectors'
import { useStudent } from '../../../state/students/students.selectors'
import { Icon } from '../../../ui/icons/Icon'
import { Row } from '../../../ui/layout/layout'
import { initialsOf } from '../../../ui/list/FaceName'
import { type Detail, Details } from '../../../ui/page/Details'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { Section } from '../../../ui/page/Section'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { CollectLink, deskOf } from '../../../write/money/CollectLink'
import { EditHealthDialog, EditStudentDialog } from '../components/StudentDialogs'
import { StudentCharges, StudentEnrolments } from '../components/StudentRecords'
import { FIELD_NAMES, fieldOf, FIELDS } from '../student.form'
import { scholarshipText } from '../students.columns'
import { LIST, texts } from '../students.texts'

/** What may be done from a pupil's page: to the statement for who may see it, and editing. */
function StudentActions({ id, onEdit }: { id: number; onEdit: () => void }) {
  const canEdit = useAppSelector((state) => selectCan(state, 'ALUMNOS', 'UPDATE'))
  const canSeeAccount = useAppSelector((state) => selectMay(state, statementsRoutes.ofStudent.access))
  return (
    <Row>
      <CollectLink to={deskOf({ alumno: id })} />
      {canSeeAccount && (
        <Button variant="outlined" component={Link} to={`/estado-de-cuenta/${id}`}>
          {texts.account}
        </Button>
      )}
      {canEdit && (
        <PrimaryAction icon="edit" onClick={onEdit}>
          Editar
        </PrimaryAction>
      )}
    </Row>
  )
}

/** The parent of a pupil; who may read parents goes on to them. */
function ParentLink({ id, nombre }: { id: number; nombre: string }) {
  const canRead = useAppSelector((state) => selectMay(state, parentsRoutes.get.access))
  return canRead ? <Link to={`/padre/${id}`}>{nombre}</Link> : nombre
}

const Frame = styled('div')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: spacing(3),
  [breakpoints.down('sm')]: { flexDirection: 'column', gap: spacing(2) },
  '& > .photo': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 144,
    height: 180,
    borderRadius: vars.shape.borderRadius,
    objectFit: 'cover',
    background: vars.palette.surface.neutralSoft,
    color: vars.palette.text.secondary,
    fontSize: typography.pxToRem(40),
  },
  '& > .data': { flex: 1, minWidth: 0, width: '100%' },
}))

/** The declared fields that say how they are shown. */
const detailsOf = (student: Student): Detail[] =>
  FIELD_NAMES.map(fieldOf).flatMap(({ label, shown }) => (shown ? [{ label, value: shown(student) }] : []))

const ageText = (birth: string): string => {
  const years = isIsoDate(birth) ? ageOn(birth, today()) : -1
  if (years < 0) return '—'
  return years === 1 ? '1 año' : `${years} años`
}

/** Who the pupil is. */
function StudentData({ student }: { student: StudentDetail }) {
  const { nombre, urlFoto, fecha_nacimiento, grado, grupo, padre, numero_control } = student
  return (
    <Section title="Datos">
      <Frame>
        {urlFoto ? (
          <img className="photo" src={urlFoto} alt={`Foto de ${nombre}`} decoding="async" />
        ) : (
          <div className="photo" aria-hidden>
            {initialsOf(nombre)}
          </div>
        )}
        <div className="data">
          <Details
            items={[
              { label: FIELDS.numero_control.label, value: numero_control },
              ...detailsOf(student),
              { label: 'Edad', value: ageText(fecha_nacimiento) },
              { label: 'Grado', value: grado && gradeLabel(grado) },
              { label: 'Grupo', value: grupo?.nombre },
              { label: 'Beca', value: scholarshipText(student) },
              { label: 'Padre o tutor', value: padre && <ParentLink {...padre} /> },
            ]}
          />
        </div>
      </Frame>
    </Section>
  )
}

const List = styled('ul')({ margin: 0, paddingInlineStart: '1.2em' })

const listed = (items: StudentDetail['alergias']) =>
  items.length > 0 ? (
    <List>
      {items.map(({ id, descripcion }) => (
        <li key={id}>{descripcion}</li>
      ))}
    </List>
  ) : (
    'Ninguna registrada'
  )

/** Allergies and illnesses: sensitive, so they stand here and nowhere else: `decisions/domain/people#health-data`. */
function StudentHealth({ student, canEdit }: { student: StudentDetail; canEdit: boolean }) {
  const [editing, setEditing] = useState(false)
  return (
    <Section
      title={texts.healthTitle}
      text={texts.healthText}
      action={
        canEdit && (
          <Button variant="outlined" startIcon={<Icon name="health" />} onClick={() => setEditing(true)}>
            {texts.editHealth}
          </Button>
        )
      }
    >
      <Details
        items={[
          { label: 'Alergias', value: listed(student.alergias) },
          { label: 'Enfermedades', value: listed(student.enfermedades) },
        ]}
      />
      {editing && <EditHealthDialog student={student} onClose={() => setEditing(false)} />}
    </Section>
  )
}

const subtitleOf = ({ numero_control, grado, grupo }: StudentDetail): string =>
  [numero_control, grado && gradeLabel(grado), grupo?.nombre].filter(Boolean).join(' · ')

const CRUMBS = [LIST]

/** Everything about one pupil. */
export function StudentPage() {
  // Enrolments and groups change elsewhere: what is kept shows at once and is asked for again.
  const source = useStudent(useIdParam('alumno'), { refetchOnMountOrArgChange: true })
  const canEdit = useAppSelector((state) => selectCan(state, 'ALUMNOS', 'UPDATE'))
  const canSeeCharges = useAppSelector((state) => selectMay(state, chargesRoutes.listByStudent.access))
  const [editing, setEditing] = useState(false)
  return (
    <DetailScreen
      source={source}
      title="Alumno"
      unknown={texts.unknown}
      unknownText={texts.unknownText}
      breadcrumb={CRUMBS}
    >
      {(student) => (
        <Page
          title={student.nombre}
          subtitle={subtitleOf(student)}
          breadcrumb={CRUMBS}
          action={<StudentActions id={student.id} onEdit={() => setEditing(true)} />}
        >
          <StudentData student={student} />
          <StudentHealth student={student} canEdit={canEdit} />
          <StudentEnrolments student={student} />
          {canSeeCharges && <StudentCharges id={student.id} numeroControl={student.numero_control} />}
          {editing && <EditStudentDialog student={student} onClose={() => setEditing(false)} />}
        </Page>
      )}
    </DetailScreen>
  )
}
