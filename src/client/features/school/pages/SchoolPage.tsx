import { formatDate } from '@contract/domain/dates'
import { GRADES, gradeLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import { formatPhone } from '@contract/domain/phone'
import { DEDUCTIBLE_CAPS } from '@contract/domain/tax'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { schoolRoutes } from '@contract/school/school.routes'
import type { School } from '@contract/school/school.schemas'
import { useSchool } from '../../../state/school/school.selectors'
import { useMay } from '../../../state/session/useMay'
import { Prose, Stack } from '../../../ui/layout/layout'
import { Details } from '../../../ui/page/Details'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { texts } from '../school.texts'
import { SchoolForm } from '../components/SchoolForm'

const { fields } = texts

const levelText = ({ niveles }: School, grade: (typeof GRADES)[number]): string => {
  const level = niveles.find(({ grado }) => grado === grade)
  return [
    level?.cct && `CCT ${level.cct}`,
    level?.rvoe && `RVOE ${level.rvoe}`,
    level?.clave_producto && `${fields.clave_producto} ${level.clave_producto}`,
    `${fields.tope_deducible} ${formatPesos(level?.tope_deducible ?? DEDUCTIBLE_CAPS[grade])}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function SchoolView({ school }: { school: School }) {
  const { firma, dias_inhabiles } = school
  return (
    <Stack>
      <InfoPanel title="Solo quien puede cambiar el ciclo escolar cambia estos datos." />
      <Section>
        <Details
          items={[
            { label: fields.nombre, value: school.nombre },
            { label: fields.direccion, value: school.direccion && <Prose>{school.direccion}</Prose> },
            { label: fields.telefono, value: formatPhone(school.telefono ?? '') },
            { label: fields.correo, value: school.correo },
            { label: fields.razon_social, value: school.razon_social },
            { label: fields.rfc, value: school.rfc },
            { label: fields.folio_inicial, value: folioLabel(school.folio_inicial) },
            { label: texts.sections.signer, value: [firma.nombre, firma.cargo].filter(Boolean).join(', ') },
            ...GRADES.map((grade) => ({ label: gradeLabel(grade), value: levelText(school, grade) })),
            { label: texts.sections.days, value: dias_inhabiles.map(formatDate).join(', ') },
          ]}
        />
      </Section>
    </Stack>
  )
}

export function SchoolPage() {
  const mayChange = useMay()(schoolRoutes.update.access)
  return (
    <DetailScreen
      source={useSchool()}
      title={texts.title}
      unknown="Este servidor no guarda los datos de la escuela"
    >
      {(school) => (
        <Page title={texts.title} subtitle="Lo que dicen el ingreso, el menú y cada papel que se entrega">
          {mayChange ? <SchoolForm school={school} /> : <SchoolView school={school} />}
        </Page>
      )}
    </DetailScreen>
  )
}
