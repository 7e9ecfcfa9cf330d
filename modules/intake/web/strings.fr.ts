import type { Translated } from '#kit/contract/strings.ts'
import type { formsEn } from './strings.en.ts'

export const formsFr: Translated<typeof formsEn> = {
  places: {
    employerProfile: 'Votre organisation',
    employerApplication: 'Votre demande',
    employeeProfile: 'À propos de vous',
    employeeApplication: 'Votre demande',
  },
  remedies: {
    startsInFuture:
      'Choisissez un premier jour ultérieur. Un emploi déjà commencé ne peut être financé.',
    endsAfterStart: 'Vérifiez les deux dates.',
    tooFewWeeks: 'Si l’emploi peut durer plus longtemps, choisissez un dernier jour ultérieur.',
    tooManyWeeks:
      'Choisissez un dernier jour plus tôt. L’emploi peut se poursuivre ensuite, sans la subvention.',
    tooFewHours:
      'Si plus d’heures sont possibles, inscrivez-les. Sinon, un autre programme vous conviendra peut-être.',
    notNetNew:
      'Si le poste s’ajoute aux autres, répondez oui. Un remplacement ne peut être financé ici.',
    tooYoung:
      'Vérifiez la date. Si elle est exacte, un premier jour ultérieur pourrait aider : parlez-en à votre employeur.',
    tooOld:
      'Vérifiez la date. Si elle est exacte, demandez à votre employeur s’il existe d’autres programmes.',
    workStatusNotEligible:
      'Si votre statut change avant le premier jour, revenez avec votre lien. D’ici là, un autre programme vous conviendra peut-être.',
    notArmsLength:
      'Si c’est une erreur, changez votre réponse. Sinon, votre employeur peut présenter une demande pour une autre personne.',
  },
  start: {
    title: 'Demander une subvention salariale',
    intro:
      'Vous présentez la demande comme employeur, pour une personne à la fois. Comptez environ 20 minutes; tout s’enregistre au fur et à mesure.',
    chooseTitle: 'Programmes qui acceptent des demandes',
    choose: 'Voir les conditions',
    chooseFor: 'Voir les conditions : {program}',
    none: 'Aucun programme n’accepte de demandes pour le moment',
    noneHint: 'Les programmes ouvrent à certaines périodes de l’année. Revenez plus tard.',
    unknown: '« {code} » n’accepte pas de demandes pour le moment. Ces programmes en acceptent :',
    begin: 'Commencer la demande',
    other: 'Choisir un autre programme',
    nextTitle: 'Prochaines étapes',
    nextOrganisation: 'Vous répondez à des questions sur votre organisation et sur l’emploi.',
    nextEmployee:
      'La personne que vous embauchez reçoit un lien par courriel et remplit sa partie.',
    nextDecision:
      'Nous décidons dans {days, plural, one {le jour ouvrable} other {les # jours ouvrables}} suivant la réception des deux parties.',
    resumeTitle: 'Vous avez commencé une demande',
    resumeBody: '{program}, enregistrée {when}',
    resume: 'Poursuivre la demande',
    discard: 'Retirer la demande de cet appareil',
    discardTitle: 'Retirer cette demande de cet appareil?',
    discardBody:
      'À moins de vous être envoyé un lien, vous ne pourrez plus y revenir. Ce qui est enregistré chez nous est supprimé après 30 jours.',
    sentTitle: 'Votre dernière demande est envoyée',
    sentBody:
      'Référence : {reference}. Pour présenter une demande pour une autre personne, commencez ci-dessous : les renseignements sur votre organisation y figurent déjà.',
    sentShow: 'Afficher la demande',
  },
  invitation: {
    title: 'Présenter une demande comme participant(e)',
    intro: 'Votre partie de la demande commence par un lien.',
    how: 'Votre employeur présente d’abord sa demande et y inscrit votre nom. Nous vous envoyons ensuite un courriel avec un lien vers votre partie; comptez 10 minutes. Si rien n’est arrivé, demandez à votre employeur si la demande est envoyée et vérifiez vos courriels indésirables.',
    openPrograms: 'Programmes ouverts en ce moment',
    aboutTitle: 'Cette demande',
    employer: 'Employeur',
    position: 'Emploi',
    startOn: 'Premier jour',
    resumeTitle: 'Vous avez commencé votre partie',
  },
  facts: {
    who: 'Qui peut participer',
    future: 'L’emploi n’a pas encore commencé : le premier jour est à venir.',
    weeks:
      '{same, select, yes {L’emploi dure {max, plural, one {# semaine} other {# semaines}}.} other {L’emploi dure de {min} à {max} semaines.}}',
    hours: 'La personne travaille au moins {hours} heures par semaine.',
    ages: 'Le premier jour, la personne a de {min} à {max} ans.',
    ageFrom: 'Le premier jour, la personne a au moins {min} ans.',
    ageTo: 'Le premier jour, la personne a au plus {max} ans.',
    statuses: 'Statut de la personne au Canada : {list}.',
    status: {
      citizen: 'citoyenneté canadienne',
      permanentResident: 'résidence permanente',
      protectedPerson: 'personne protégée',
      workPermit: 'permis de travail',
    },
    netNew: 'Le poste est nouveau et ne remplace aucune personne.',
    armsLength: 'La personne n’est ni parente de l’employeur ni propriétaire de l’organisation.',
    pays: 'Ce que paie le programme',
    rate: 'Semaines {from} à {to} : {percent} du salaire, au plus {cap} par semaine.',
    most: 'Au plus {amount} par personne.',
    employerCosts: 'Vos charges obligatoires d’employeur comptent avec le salaire.',
    ready: 'Ce qu’il vous faut',
    readyBusinessNumber: 'Votre numéro d’entreprise avec le compte de retenues',
    readyParticipant: 'Le nom et le courriel de la personne que vous embauchez',
    readyIndustry: 'Votre code d’industrie (SCIAN) et le code de profession (CNP) de l’emploi',
    optional: '{document} (si vous l’avez)',
    until: 'Demandes au plus tard le {date}',
    funder: 'Financé par {funder}',
  },
  otherPrograms: 'Voir les programmes ouverts',
  notices: {
    oddNumber:
      'Comparez ce numéro à une lettre de l’Agence du revenu du Canada : il ne concorde pas.',
    openApplication:
      'Vous avez déjà une demande en cours dans ce programme, référence {reference}. Pour changer quelque chose, indiquez-nous cette référence.',
  },
  workplace: {
    fill: 'La même que l’organisation',
    address: '{street}, {city}',
  },
  estimate: {
    title: 'Estimation de votre subvention',
    gross: 'Salaires : {time} × {cost}',
    line: 'Semaines {from} à {to} : {time} × {cost} × {percent} = {computed}',
    hours: '{hours} heures',
    partWeeks: '{days, plural, one {# jour} other {# jours}} ÷ 7 × {hours} heures par semaine',
    cappedWeeks: 'au plus {cap} × {weeks, plural, one {# semaine} other {# semaines}}',
    cappedDays: 'au plus {cap} × {days, plural, one {# jour} other {# jours}} ÷ 7',
    total: 'Subvention',
    reductions: {
      otherFunding: 'Moins : autres fonds dépassant le salaire',
      participantMaximum: 'Moins : maximum de salaire par personne',
      employerMaximum: 'Moins : votre maximum annuel',
      combinedCap: 'Moins : plafond combiné, salaire et formation',
      fundedBefore: 'Moins : déjà accordé pour cette personne',
      leftOfPlacement: 'Moins : ne restait pas du placement précédent',
    },
    wait: 'Saisissez les dates, les heures et le salaire pour la voir.',
    note: 'C’est une estimation, non une promesse : ce que ce programme vous a déjà versé n’est pas encore pris en compte.',
    failed:
      'L’estimation n’est pas possible en ce moment. Vous pouvez présenter la demande sans elle.',
  },
  check: {
    send: 'Présenter la demande',
    sendEmployee: 'Présenter ma partie',
    lawful:
      'La demande est alors transmise au programme. Nous envoyons ensuite à {email} le lien vers la partie de la personne embauchée.',
  },
  problems: {
    programClosed:
      'Le programme a cessé d’accepter des demandes entre-temps. Vos réponses sont conservées 30 jours.',
    documentsMissing: 'Téléversez les documents exigés par le programme.',
    notEligible: 'Certaines réponses ne respectent pas les règles du programme.',
    applicationClosed:
      'Cette demande est close. Demandez à l’employeur d’en présenter une nouvelle.',
    duplicateOpen: 'Vous avez déjà une demande en cours dans ce programme, référence {reference}.',
  },
  completed: {
    title: 'Demande reçue',
    titleEmployee: 'Merci, votre partie est reçue',
    reference: 'Référence',
    program: 'Programme : {program}',
    nextTitle: 'Prochaines étapes',
    invited: 'La personne embauchée ({email}) a reçu un lien vers sa partie. Avisez-la.',
    acknowledged: 'Nous vous avons envoyé une confirmation par courriel.',
    review:
      'Nous étudions la demande dès que les deux parties sont reçues et vous écrivons s’il manque quelque chose.',
    decision: 'Décision au plus tard le {date}.',
    notBefore: 'La personne ne doit pas commencer avant notre décision.',
    employerTold:
      'Nous avons avisé votre employeur que votre partie est reçue. Il ne voit pas vos réponses.',
    participantNext:
      'Vous n’avez rien à faire pour l’instant. Nous vous écrirons quand la décision sera prise.',
    another: 'Demander pour une autre personne',
    follow: 'Créer un mot de passe pour suivre la demande',
    nothingTitle: 'Rien à afficher sur cet appareil',
    nothingBody:
      'La confirmation s’affiche sur l’appareil qui a servi à l’envoi. Elle a aussi été envoyée par courriel.',
    toStart: 'Retour à l’accueil',
    sentOn: 'Affiché le {date}',
  },
  already: {
    body: 'Référence : {reference}. La demande ne peut plus être modifiée ici; pour une correction, écrivez-nous en indiquant la référence.',
  },
}
