import { correctionsRoutes } from '@contract/corrections/corrections.routes'
import { documentsRoutes } from '@contract/documents/documents.routes'
import { familyPageRoutes } from '@contract/familyPage/familyPage.routes'
import { groupsRoutes } from '@contract/groups/groups.routes'
import { guardiansRoutes } from '@contract/guardians/guardians.routes'
import { backupsRoutes } from '@contract/backups/backups.routes'
import { mailRoutes } from '@contract/mail/mail.routes'
import { remindersRoutes } from '@contract/reminders/reminders.routes'
import { usersRoutes } from '@contract/users/users.routes'
import * as paths from '@contract/domain/screenPaths'
import type { Job } from './job'

export const OFFICE_JOBS: readonly Job[] = [
  {
    id: 'quien-recoge',
    title: 'Decir quién puede llevarse a un alumno',
    keywords:
      'recoger responsable autorizado abuela tía entregar salida emergencia no se le entrega custodia',
    steps: [
      { text: 'Busca al alumno y abre su ficha, en Familia.', to: paths.enrolledStudents },
      {
        text: 'Presiona «Agregar responsable», escribe su nombre y parentesco y marca si puede recogerlo, o que no se le entrega.',
        call: guardiansRoutes.create,
      },
      {
        text: 'La hoja de quién recoge de cada grupo se imprime en Grupos, con «Papeles».',
        to: paths.groups,
      },
    ],
  },
  {
    id: 'pagina-familia',
    title: 'Dar a una familia la página con su cuenta',
    keywords: 'liga link enlace papás ver cuenta adeudo desde casa código qr whatsapp página de la familia',
    steps: [
      {
        text: 'Busca al padre y abre su ficha.',
        to: paths.parents,
        call: familyPageRoutes.createLink,
      },
      { text: 'En las demás acciones elige «Página de la familia» y presiona «Hacer liga».' },
      { text: 'Mándala con «WhatsApp», cópiala, o deja que lea el código con su teléfono.' },
      { text: 'Si la perdió o la compartió: «Terminar todas», y haz otra.' },
    ],
  },
  {
    id: 'correcciones',
    title: 'Revisar lo que una familia pide corregir',
    keywords: 'teléfono correo dirección cambió corrección actualizar datos padre aceptar rechazar',
    steps: [
      {
        text: 'Abre Correcciones de familias: arriba está lo que más tiempo espera.',
        to: paths.corrections,
        call: correctionsRoutes.accept,
      },
      { text: 'Compara lo que pide con lo de hoy y presiona «Aceptar»: queda en los datos del padre.' },
      { text: 'Si no procede, «Rechazar» y escribe por qué.' },
    ],
  },
  {
    id: 'documentos',
    title: 'Pedir los documentos que faltan',
    keywords: 'expediente acta nacimiento cartilla vacunas curp papeles pendientes entregar aviso',
    steps: [
      {
        text: 'Abre Expedientes: ahí está a quién le falta qué, por grupo o por documento.',
        to: paths.missingDocuments,
        call: documentsRoutes.listMissing,
      },
      {
        text: 'Presiona «Avisar a …»: cada familia recibe lo que le falta a sus hijos.',
        to: paths.missingDocuments,
      },
      {
        text: 'Lo que traen se guarda en la ficha del alumno, en Expediente: «Agregar archivo», o «Entregado en papel».',
        to: paths.enrolledStudents,
        call: documentsRoutes.deliver,
      },
    ],
  },
  {
    id: 'grupos',
    title: 'Armar los grupos',
    keywords: 'grupo salón grado lista repartir mover cambiar de grupo',
    steps: [
      {
        text: 'Abre Grupos y presiona «Registrar grupo»: su nombre y su grado.',
        to: paths.groups,
        call: groupsRoutes.create,
      },
      {
        text: 'En el grupo presiona «Agregar alumnos»: salen los inscritos de su grado sin grupo.',
        to: paths.groups,
        call: groupsRoutes.addStudents,
      },
      {
        text: 'Para repartir a muchos a la vez presiona «Agrupar» en Grupos: marca a los alumnos y elige su grupo.',
        to: paths.groups,
        call: groupsRoutes.addStudents,
      },
      {
        text: 'Si su grado tiene dos grupos, un alumno se cambia en el suyo: en sus acciones elige «Mover».',
        to: paths.groups,
        call: groupsRoutes.addStudents,
      },
    ],
  },
  {
    id: 'usuario',
    title: 'Dar entrada a una persona de la oficina',
    keywords: 'usuario nuevo rol permiso cajera secretaria contraseña acceso empleado baja',
    steps: [
      {
        text: 'Abre Usuarios y presiona «Registrar usuario».',
        to: paths.users,
        call: usersRoutes.create,
      },
      {
        text: 'Escribe su nombre y una contraseña, y elige su rol: CAJA, SECRETARÍA y DIRECCIÓN ya están listos.',
        call: usersRoutes.create,
      },
      {
        text: 'Si olvida su contraseña, en sus acciones elige «Contraseña» y dale otra.',
        to: paths.users,
        call: usersRoutes.update,
      },
    ],
  },
  {
    id: 'segundo-factor',
    title: 'Proteger mi cuenta con el teléfono',
    keywords:
      'segundo factor código aplicación authenticator autenticador seguridad qr celular teléfono perdido nuevo',
    steps: [
      {
        text: 'Abre «Mi cuenta», en el menú con tus iniciales, y presiona «Configurar».',
        to: paths.myAccount,
      },
      { text: 'Escribe tu contraseña, lee el código QR con tu aplicación y escribe los seis dígitos.' },
      { text: 'Imprime los códigos de recuperación y guárdalos bajo llave: no se vuelven a mostrar.' },
      {
        text: 'Si alguien perdió su teléfono y sus códigos, en sus acciones elige «Quitar segundo factor».',
        to: paths.users,
        call: usersRoutes.update,
      },
    ],
  },
  {
    id: 'intruso',
    title: 'Qué hacer si alguien entró con tu usuario',
    keywords:
      'robo contraseña hackeo intruso desconocido no fui yo sesión abierta cerrar sesiones otro equipo navegador',
    steps: [
      {
        text: 'Abre «Mi cuenta», en el menú con tus iniciales, y presiona «Terminar las demás».',
        to: paths.myAccount,
      },
      {
        text: 'En ese mismo menú elige «Cambiar mi contraseña»: todos los equipos vuelven a pedir el código.',
      },
      {
        text: 'En Segundo factor presiona «Hacer códigos nuevos»; si no tenías uno, presiona «Configurar».',
        to: paths.myAccount,
      },
      {
        text: 'Mira en la bitácora, en «Accesos», cuándo y desde dónde entraron, y qué se hizo entonces.',
        to: `${paths.audit}?tipo=ACCESO`,
      },
      { text: 'Avisa a la dirección, aunque parezca que no pasó nada.' },
      {
        text: 'Si la persona ya no puede entrar: en sus acciones elige «Contraseña» y dale otra; con eso se cierran sus sesiones.',
        to: paths.users,
        call: usersRoutes.update,
      },
    ],
  },
  {
    id: 'correo',
    title: 'Que la escuela pueda enviar correos',
    keywords: 'gmail outlook smtp servidor contraseña remitente probar spf dkim',
    steps: [
      {
        text: 'Abre Correo y elige Gmail, Microsoft 365 u otro.',
        to: paths.mail,
        call: mailRoutes.update,
      },
      {
        text: 'Escribe el usuario y la contraseña: en Gmail es la contraseña de aplicación.',
        call: mailRoutes.update,
      },
      {
        text: 'Guarda, presiona «Enviar prueba» y revisa que llegue.',
        call: mailRoutes.test,
      },
    ],
  },
  {
    id: 'respaldos',
    title: 'Guardar la llave de los respaldos',
    keywords: 'copia seguridad disco caja fuerte cifrado restaurar ensayo probar',
    steps: [
      {
        text: 'Abre Respaldos y presiona «Guardar la llave».',
        to: paths.backups,
        call: backupsRoutes.showKey,
      },
      {
        text: 'Imprime la hoja para la caja fuerte y guarda el archivo en una memoria.',
        call: backupsRoutes.showKey,
      },
      {
        text: 'Presiona «Ya la guardé»: el servidor la olvida. Cada 90 días el Inicio pregunta si la hoja sigue ahí.',
        call: backupsRoutes.takeKey,
      },
    ],
  },
  {
    id: 'recordatorios',
    title: 'Que los recordatorios de pago salgan solos',
    keywords: 'cobranza correo automático aviso vence moroso callar no molestar',
    steps: [
      {
        text: 'Abre Recordatorios y lee qué dice cada uno y cuántos días antes o después sale.',
        to: paths.reminders,
        call: remindersRoutes.list,
      },
      {
        text: 'Abre un día de los próximos 14: dice a quién le saldría, a quién no, y por qué.',
        call: remindersRoutes.list,
      },
      {
        text: 'Si ya se habló con una familia, elige «No recordarle por un tiempo» en el menú de su página: un día y el motivo.',
        call: remindersRoutes.mute,
      },
      {
        text: 'Presiona «Encender». Desde el siguiente día hábil salen por correo, firmados por quien firma en La escuela.',
        call: remindersRoutes.setActive,
      },
    ],
  },
]
