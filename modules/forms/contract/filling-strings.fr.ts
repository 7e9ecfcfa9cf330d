import type { Translated } from '#kit/contract/strings.ts'
import type { fillingEn } from './filling-strings.en.ts'

export const fillingFr: Translated<typeof fillingEn> = {
  steps: {
    count: 'Étape {number} de {total}',
    list: 'Étapes de ce formulaire',
    all: 'Toutes les étapes',
    done: 'terminée',
  },
  optional: '{label} (facultatif)',
  dateParts: { day: 'Jour', month: 'Mois', year: 'Année' },
  hints: {
    date: 'Par exemple, 27 3 {year}',
    phone: 'Avec l’indicatif régional',
  },
  statements: {
    title: 'Déclarations',
    confirm: 'Je confirme chacun de ces énoncés',
  },
  given: {
    yes: 'Donnée; elle n’est plus affichée',
    again:
      'Vous avez déjà répondu. La réponse n’est plus affichée; une nouvelle réponse la remplace.',
  },
  group: {
    add: 'Ajouter',
    remove: 'Retirer',
    answer: '{question} : {answer}',
    removeEntry: 'Retirer {entry}',
  },
  documents: {
    mandatory: 'exigé',
    optional: '(facultatif)',
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
  check: {
    title: 'Vérifiez vos réponses',
    intro: 'Rien n’est encore envoyé. Vous pouvez tout modifier.',
    change: 'Modifier',
    unanswered: 'Pas encore de réponse',
    notGiven: 'Non fourni',
    confirmed: '{count, plural, one {# déclaration confirmée} other {# déclarations confirmées}}',
    unsaved:
      'Vos dernières réponses n’ont pu être enregistrées; rien n’est envoyé. Veuillez réessayer.',
  },
  moved: {
    title: 'Les questions ont changé depuis que vous avez commencé',
    again: 'Revoyez ces pages :',
    setAside: 'Ne sont plus posées : {questions}',
    seen: 'J’ai lu ceci',
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
  fresh: {
    expiredTitle: 'Ce lien est expiré',
    expiredBody:
      'Pour votre sécurité, un lien n’est valable qu’un certain temps. Vos réponses sont toujours là. Nous pouvons vous envoyer un nouveau lien à l’adresse qui a reçu le premier.',
    send: 'M’envoyer un nouveau lien',
    sent: 'Si nous connaissons une adresse pour cette demande, un nouveau lien vient d’y être envoyé.',
    unknownTitle: 'Ce lien ne fonctionne pas',
    unknownBody:
      'Il manque peut-être une partie de l’adresse. Veuillez ouvrir le lien complet depuis le courriel.',
    toStart: 'Au début',
  },
  problems: {
    linkExpired:
      'Votre lien est expiré. Vos réponses sont en sécurité : demandez un nouveau lien et poursuivez avec lui.',
    alreadySubmitted:
      'Cette demande est déjà envoyée, peut-être depuis un autre appareil ou un autre onglet.',
    tooFast: 'C’était très rapide. Veuillez relire vos réponses, puis envoyer de nouveau.',
    formChanged:
      'Le formulaire a changé depuis que vous l’avez vu, peut-être sur un autre appareil. Veuillez revérifier vos réponses, puis envoyer.',
    tooLarge: 'C’est trop volumineux pour être envoyé.',
    tooManyRequests:
      '{seconds, plural, =0 {Trop de tentatives. Veuillez patienter un moment; rien n’est perdu.} one {Trop de tentatives. Veuillez patienter # seconde; rien n’est perdu.} other {Trop de tentatives. Veuillez patienter # secondes; rien n’est perdu.}}',
    notFound: 'Cette demande n’est plus chez nous.',
    invalid: 'Certaines réponses sont à revoir.',
    show: 'Afficher ce qui est envoyé',
    retry: 'Réessayer',
  },
  already: {
    title: 'Cette demande est envoyée',
  },
  website: 'Laissez ce champ vide',
  opening: 'Ouverture de votre demande…',
}
