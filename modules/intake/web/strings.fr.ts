import type { Translated } from '#kit/contract/strings.ts'
import { stepsFr } from './steps/strings.fr.ts'
import type { formsEn } from './strings.en.ts'

export const formsFr: Translated<typeof formsEn> = {
  ...stepsFr,
  start: {
    title: 'Demander une subvention salariale',
    intro:
      'Vous présentez la demande comme employeur, pour une personne à la fois. Comptez environ 20 minutes; tout s’enregistre au fur et à mesure.',
    chooseTitle: 'Programmes qui acceptent des demandes',
    choose: 'Voir les conditions',
    chooseFor: 'Voir les conditions : {program}',
    none: 'Aucun programme n’accepte de demandes pour le moment',
    noneHint: 'Les programmes ouvrent à certaines périodes de l’année. Revenez nous voir.',
    unknown: '« {code} » n’accepte pas de demandes pour le moment. Ces programmes en acceptent :',
    begin: 'Commencer la demande',
    other: 'Choisir un autre programme',
    nextTitle: 'La suite',
    nextOrganisation: 'Vous répondez à des questions sur votre organisation et sur l’emploi.',
    nextEmployee:
      'La personne que vous embauchez reçoit un lien par courriel et remplit sa partie.',
    nextDecision:
      'Nous décidons dans {days, plural, one {le jour ouvrable} other {les # jours ouvrables}} suivant la réception des deux parties.',
    resumeTitle: 'Vous avez commencé une demande',
    resumeBody: '{program}, enregistrée {when}',
    resume: 'La poursuivre',
    discard: 'La retirer de cet appareil',
    discardTitle: 'Retirer cette demande de cet appareil?',
    discardBody:
      'À moins de vous être envoyé un lien, vous ne pourrez plus y revenir. Ce qui est enregistré chez nous est supprimé après 30 jours.',
    sentTitle: 'Votre dernière demande est envoyée',
    sentBody:
      'Référence {reference}. Pour présenter une demande pour une autre personne, commencez ci-dessous : les renseignements sur votre organisation y figurent déjà.',
    sentShow: 'L’afficher',
  },
  invitation: {
    title: 'Présenter une demande comme participant(e)',
    intro: 'Votre partie de la demande commence par un lien.',
    how: 'Votre employeur présente d’abord sa demande et y inscrit votre nom. Nous vous envoyons ensuite un courriel avec un lien vers votre partie; comptez une dizaine de minutes. Si rien n’est arrivé, demandez à votre employeur si la demande est envoyée et vérifiez vos courriels indésirables.',
    expiredTitle: 'Ce lien est expiré',
    expiredBody:
      'Pour votre sécurité, un lien n’est valable qu’un certain temps. Vos réponses sont toujours là. Nous pouvons vous envoyer un nouveau lien à l’adresse qui a reçu le premier.',
    fresh: 'M’envoyer un nouveau lien',
    freshSent:
      'Si nous connaissons une adresse pour cette demande, un nouveau lien vient d’y être envoyé.',
    unknownTitle: 'Ce lien ne fonctionne pas',
    unknownBody:
      'Il manque peut-être une partie de l’adresse. Veuillez ouvrir le lien complet depuis le courriel.',
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
    netNew: 'Le poste est nouveau : il ne remplace personne.',
    armsLength: 'La personne n’est ni parente de l’employeur ni propriétaire de l’organisation.',
    pays: 'Ce que paie le programme',
    rate: 'Semaines {from} à {to} : {percent} du salaire, au plus {cap} par semaine.',
    most: 'Au plus {amount} par personne.',
    employerCosts: 'Vos charges obligatoires d’employeur comptent avec le salaire.',
    ready: 'À avoir sous la main',
    readyBusinessNumber: 'Votre numéro d’entreprise avec le compte de retenues',
    readyParticipant: 'Le nom et le courriel de la personne que vous embauchez',
    readyIndustry: 'Votre code d’industrie (SCIAN) et le code de profession (CNP) de l’emploi',
    optional: '{document} (si vous l’avez)',
    until: 'Demandes jusqu’au {date}',
    funder: 'Financé par {funder}',
  },
  otherPrograms: 'Voir les programmes ouverts',
  notices: {
    knownEmployer:
      'Nous connaissons déjà votre organisation. Cette demande s’ajoutera à son dossier; personne d’autre chez vous ne voit ce que vous écrivez ici.',
    oddNumber:
      'Ce numéro ne concorde pas. Veuillez le comparer à une lettre de l’Agence du revenu du Canada.',
    openApplication:
      'Vous avez déjà une demande en cours dans ce programme, sous la référence {reference}. Une deuxième n’est pas possible; pour changer quelque chose, veuillez nous indiquer cette référence.',
  },
  workplace: {
    fill: 'La même que l’organisation',
    address: '{street}, {city}',
  },
  estimate: {
    title: 'Estimation de votre subvention',
    gross: 'Salaires sur {weeks} semaines, {hours} heures',
    line: 'Semaines {from} à {to} : {hours} heures × {cost} × {percent} = {computed}',
    capped: 'au plus {cap} par semaine',
    total: 'Subvention',
    reductions: {
      otherFunding: 'Autres fonds : pas plus que le salaire au total',
      participantMaximum: 'Maximum versé par le programme pour une personne',
      employerMaximum: 'Maximum versé par le programme à un employeur par année',
      combinedCap: 'Maximum pour le salaire et la formation réunis',
    },
    wait: 'L’estimation paraîtra ici dès que les dates, les heures et le salaire seront inscrits.',
    note: 'C’est une estimation, non une promesse : ce que ce programme vous a déjà versé n’est pas encore pris en compte.',
    failed: 'L’estimation n’est pas possible en ce moment. La demande n’en a pas besoin.',
  },
  documents: {
    mandatory: 'exigé',
    optional: 'facultatif',
    choose: 'Choisir un fichier',
    chooseFor: 'Choisir un fichier pour « {document} »',
    another: 'Ajouter un autre fichier',
    anotherFor: 'Ajouter un autre fichier pour « {document} »',
    remove: 'Retirer',
    removeFile: 'Retirer {name}',
    uploading: 'Envoi de {name}…',
    added: '{name} est arrivé',
    removed: '{name} est retiré',
    tooLarge:
      'Le fichier est trop volumineux. La limite est de 10 Mo; une numérisation en noir et blanc suffit souvent.',
    missing: 'Veuillez ajouter ce document',
    none: 'Aucun fichier',
  },
  statements: {
    noDisplacement:
      'Personne ne perd son emploi, des heures ou une promotion en raison de ce placement.',
    noDispute: 'Il n’y a ni grève ni lock-out au lieu de travail.',
    armsLength:
      'La personne embauchée n’est ni parente d’un propriétaire ou d’un gestionnaire, ni propriétaire.',
    laws: 'Nous respectons les lois sur les normes du travail, la santé et la sécurité, les droits de la personne et la vie privée.',
    accurate: 'Ce que j’ai déclaré est exact et complet, et je peux signer pour l’organisation.',
  },
  consents: {
    collection:
      'J’accepte que le programme recueille et conserve les renseignements personnels fournis ici pour décider de la demande et la gérer.',
    sharing:
      'J’accepte que le programme les communique au bailleur de fonds lorsque la loi ou l’entente de financement l’exige. Mes réponses facultatives ne sont communiquées que sous forme de totaux.',
    surveys:
      'J’accepte de répondre aux courts sondages du programme pendant et après le placement.',
    accurate: 'Ce que j’ai déclaré est exact et complet.',
  },
  identity: {
    preferNotToSay: 'Je préfère ne pas répondre',
    none: 'Aucune réponse',
  },
  check: {
    change: 'Modifier',
    unanswered: 'Pas encore de réponse',
    notGiven: 'Non fourni',
    send: 'Envoyer la demande',
    sendEmployee: 'Envoyer ma partie',
    lawful:
      'La demande est alors transmise au programme. Nous envoyons ensuite à {email} le lien vers la partie de la personne embauchée.',
    confirmed: '{count, plural, one {# déclaration confirmée} other {# déclarations confirmées}}',
    unsaved:
      'Vos dernières réponses n’ont pu être enregistrées; rien n’est envoyé. Veuillez réessayer.',
  },
  nav: {
    go: 'Continuer',
    goBack: 'Retour',
    toCheck: 'Revenir à la vérification',
  },
  saving: {
    saved: 'Enregistré à {time}',
    saving: 'Enregistrement…',
    unsaved: 'Pas encore enregistré',
    offline:
      'Aucune connexion. Vos réponses restent sur cet appareil et s’enregistreront à son retour.',
    failed:
      'L’enregistrement ne fonctionne pas en ce moment. Vos réponses restent sur cet appareil; nous réessayons.',
  },
  link: {
    title: 'Poursuivre ailleurs',
    intro: 'Nous vous envoyons un lien pour poursuivre sur n’importe quel appareil.',
    open: 'M’envoyer un lien',
    email: 'Votre courriel',
    send: 'Envoyer le lien',
    sent: 'Le lien est en route vers {email}.',
  },
  problems: {
    linkExpired:
      'Votre lien est expiré. Vos réponses sont en sécurité : demandez un nouveau lien et poursuivez avec lui.',
    alreadySubmitted:
      'Cette demande est déjà envoyée, peut-être depuis un autre appareil ou un autre onglet.',
    programClosed:
      'Le programme a cessé d’accepter des demandes entre-temps. Vos réponses sont conservées 30 jours.',
    tooFast: 'C’était très rapide. Veuillez relire vos réponses, puis envoyer de nouveau.',
    documentsMissing: 'Il manque des documents exigés par le programme.',
    notEligible: 'Certaines réponses ne respectent pas les règles du programme.',
    duplicateOpen:
      'Vous avez déjà une demande en cours dans ce programme, sous la référence {reference}.',
    tooLarge: 'C’est trop volumineux pour être envoyé.',
    tooManyRequests:
      '{seconds, plural, =0 {Trop de tentatives. Veuillez patienter un moment; rien n’est perdu.} one {Trop de tentatives. Veuillez patienter # seconde; rien n’est perdu.} other {Trop de tentatives. Veuillez patienter # secondes; rien n’est perdu.}}',
    notFound: 'Cette demande n’est plus chez nous.',
    invalid: 'Certaines réponses sont à revoir.',
    show: 'Afficher ce qui est envoyé',
    retry: 'Réessayer',
  },
  completed: {
    title: 'Demande reçue',
    titleEmployee: 'Merci, votre partie est reçue',
    reference: 'Référence',
    program: 'Programme : {program}',
    nextTitle: 'La suite',
    invited: 'La personne embauchée ({email}) a reçu un lien vers sa partie. Veuillez l’en aviser.',
    acknowledged: 'Une confirmation vous a été envoyée par courriel.',
    review:
      'Nous examinons la demande dès que les deux parties sont reçues et vous écrivons s’il manque quelque chose.',
    decision: 'Vous aurez de nos nouvelles au plus tard le {date}.',
    notBefore: 'Veuillez ne pas faire commencer la personne avant notre décision.',
    employerTold:
      'Nous avons avisé votre employeur que votre partie est reçue. Il ne voit pas vos réponses.',
    participantNext:
      'Vous n’avez rien à faire pour l’instant. Nous vous écrirons quand la décision sera prise.',
    print: 'Imprimer cette page',
    another: 'Demande pour une autre personne',
    follow: 'La suivre en ligne : choisir un mot de passe',
    nothingTitle: 'Rien à afficher sur cet appareil',
    nothingBody:
      'La confirmation s’affiche sur l’appareil qui a servi à l’envoi. Elle a aussi été envoyée par courriel.',
    toStart: 'Au début',
    sentOn: 'Affiché le {date}',
  },
  already: {
    title: 'Cette demande est envoyée',
    body: 'Référence {reference}. Elle ne peut plus être modifiée ici; pour une correction, veuillez nous écrire en indiquant la référence.',
  },
  website: 'Laissez ce champ vide',
  opening: 'Ouverture de votre demande…',
}
