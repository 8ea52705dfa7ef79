import { useState } from 'react'
import { emailProblem } from '@contract/domain/email'
import { onlyProblems, requiredText } from '@contract/domain/campos'
import type { Mail, MailContract } from '@contract/mail/mail.schemas'
import { momentText } from '../../../state/clock/schoolClock'
import { useMail, useTestMail } from '../../../state/mail/mail.api'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { MAIL, TextInput } from '../../../ui/fields/TextInput'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Columns, PlainList, Stack } from '../../../ui/layout/layout'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { MailForm } from '../components/MailForm'

const TITLE = 'Correo'

function State({ mail }: { mail: Mail }) {
  const { falta, carpeta, ultimo_error, ultimo_error_fecha, guardado } = mail
  const since = ultimo_error_fecha ? ` (${momentText(ultimo_error_fecha)})` : ''
  return (
    <Stack gap={1}>
      {carpeta && (
        <InfoPanel
          title="Los correos se escriben en una carpeta de este servidor."
          text="No sale ninguno a internet: es para probar. Guarda aquí un servidor para enviarlos de verdad."
        />
      )}
      {!carpeta && guardado === false && !falta && (
        <InfoPanel
          title="Estos datos vienen de la configuración del servidor."
          text="Valen hasta que guardes aquí."
        />
      )}
      {falta ? (
        <InfoPanel tone="warning" title="No sale ningún correo." text={falta} />
      ) : (
        !carpeta && <InfoPanel tone="success" title="Los avisos y recordatorios pueden salir por correo." />
      )}
      {ultimo_error && <InfoPanel tone="error" title={`Lo último que falló${since}:`} text={ultimo_error} />}
      {mail.abre_desde_casa === false && (
        <InfoPanel
          title="Las familias no pueden abrir ligas desde su casa."
          text="La escuela no tiene todavía una dirección en internet (PUBLIC_URL). Los correos salen igual, sin liga; el estado de cuenta puede ir como archivo."
        />
      )}
    </Stack>
  )
}

const testProblems = ({ para }: { para: string }) =>
  onlyProblems({ para: requiredText(para) ?? emailProblem(para) })

type Tested = MailContract['test']['response']['prueba']

function TestMail({ mail }: { mail: Mail }) {
  const form = useKeptForm<{ para: string }>({
    draftName: 'prueba de correo',
    defaultValues: { para: mail.responder_a ?? mail.remitente.correo ?? '' },
    problems: testProblems,
  })
  const { send, busy, tellWrong } = useTestMail({ form })
  const [tested, setTested] = useState<Tested | null>(null)
  const submit = form.handleSubmit(async ({ para }) => {
    setTested(null)
    const { done, answer } = await send({ para: para.trim() })
    if (done) setTested(answer.prueba)
  }, tellWrong)
  return (
    <Section title="Probar" text="Sale un mensaje en este momento, con lo que está guardado.">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Bound control={form.control} name="para">
            {(field) => <TextInput {...field} label="Enviar una prueba a" required {...MAIL} />}
          </Bound>
          <BusyButton busy={busy}>Enviar prueba</BusyButton>
        </Stack>
      </form>
      <div role="status">
        {tested && (
          <InfoPanel
            tone={tested.enviado ? 'success' : 'error'}
            title={tested.enviado ? 'Salió.' : 'No salió.'}
            text={tested.dijo}
          />
        )}
      </div>
    </Section>
  )
}

function Reputation() {
  return (
    <Section title="Para que no llegue a «correo no deseado»">
      <PlainList>
        <li>
          <strong>SPF</strong> es un renglón en el dominio de la escuela que dice qué servidores pueden enviar
          en su nombre.
        </li>
        <li>
          <strong>DKIM</strong> firma cada mensaje, para que quien lo recibe sepa que nadie lo cambió.
        </li>
        <li>Los dos se ponen donde se compró el dominio; con una cuenta @gmail.com ya están.</li>
      </PlainList>
    </Section>
  )
}

export function MailPage() {
  return (
    <DetailScreen source={useMail()} title={TITLE} unknown="Este servidor no envía correos">
      {(mail) => (
        <Page title={TITLE} subtitle="Con qué cuenta salen los avisos y recordatorios a las familias">
          <Stack>
            <State mail={mail} />
            <Columns>
              <MailForm mail={mail} />
              <Stack>
                <TestMail mail={mail} />
                <Reputation />
              </Stack>
            </Columns>
          </Stack>
        </Page>
      )}
    </DetailScreen>
  )
}
