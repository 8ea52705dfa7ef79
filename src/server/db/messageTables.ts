import type { ColumnType, Generated } from 'kysely'
import type { MailSecurity } from '@contract/mail/mail.rules'
import type { Audience, MessageState } from '@contract/messages/messages.rules'
import type { Channel, MessageClass } from '@contract/preferences/preferences.rules'
import type { Day, Id, LaterMoment } from './columns'

export interface MessageTables {
  avisos: {
    id: Id
    clase: MessageClass
    titulo: string
    descripcion: string
    audiencia: ColumnType<Audience & { cicloEscolarId: number }, string, never>
    audiencia_texto: string
    adjuntar_estado: Generated<boolean>
    con_dinero: boolean
    firma: string | null
    created_by: number | null
    created_at: Date
    cancelled_by: number | null
    cancelled_at: LaterMoment
  }
  mensajes: {
    id: Id
    aviso_id: number
    parent_id: number
    canal: Channel
    estado: MessageState
    estado_at: Date
    intentos: Generated<number>
    siguiente: Date
    lease: string | null
    leased_until: LaterMoment
    message_id: string | null
    direccion: string | null
    titulo: string | null
    texto: string | null
    motivo: string | null
    regla_id: number | null
    vencimiento: Day | null
  }
  mail_settings: {
    id: Generated<number>
    saved: Generated<boolean>
    servidor: string | null
    puerto: Generated<number>
    seguridad: ColumnType<MailSecurity, MailSecurity | undefined, MailSecurity>
    usuario: string | null
    contrasena: Buffer | null
    remitente_nombre: string | null
    remitente_correo: string | null
    responder_a: string | null
    tope_diario: Generated<number>
    desde_hora: Generated<number>
    hasta_hora: Generated<number>
    activo: Generated<boolean>
    ultimo_error: string | null
    ultimo_error_at: LaterMoment
  }
  mail_stops: { only_row: Generated<boolean>; motivo: string; desde: Date; hasta: Date }
}
