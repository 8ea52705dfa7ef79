import { styled } from '@mui/material/styles'
import { ageOn, isIsoDate } from '@contract/domain/dateMath'
import { formatDate } from '@contract/domain/dates'
import { gradeLabel } from '@contract/domain/grades'
import type { StudentDetail } from '@contract/students/students.schemas'
import { initialsOf } from '../../../ui/list/FaceName'
import { Details } from '../../../ui/page/Details'
import { Section } from '../../../ui/page/Section'
import { StatusChip } from '../../../ui/page/StatusChip'
import { scholarshipText } from '../students.columns'
import { texts } from '../students.texts'
import { today } from '../../../state/core/schoolClock'
import { ParentLink } from './ParentLink'

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
  '& .curp': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: spacing(1) },
}))

const ageText = (birth: string): string => {
  const years = isIsoDate(birth) ? ageOn(birth, today()) : -1
  if (years < 0) return '—'
  return years === 1 ? '1 año' : `${years} años`
}

const curpOf = ({ curp, curp_verificada }: StudentDetail) => (
  <span className="curp">
    {curp}
    {!curp_verificada && <StatusChip tone="warning" label={texts.unverified} />}
  </span>
)

/** Who the pupil is. */
export function StudentData({ student }: { student: StudentDetail }) {
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
              { label: texts.fields.numero_control, value: numero_control },
              { label: texts.fields.curp, value: curpOf(student) },
              { label: texts.fields.fecha_nacimiento, value: formatDate(fecha_nacimiento) },
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
