#!/bin/sh
# Prepares a Firebase project (Blaze plan) for the site. Run it again whenever this file has changed:
#   sh scripts/clinic/deployment/set-up-project.sh <Firebase project id> [<GitHub owner>/<repository> <repository id>]
# Needs gcloud, logged in as an owner of the project; Google's Cloud Shell contains gcloud. The optional arguments permit the
# repository's `deploy.yml` on its main branch to deploy the project without a stored key.
set -eu
[ $# -eq 1 ] || [ $# -eq 3 ] || { echo "Usage: sh $0 <project> [<owner>/<repository> <repository id>]" >&2; exit 2; }
project=$1 repository=${2:-} id=${3:-}
export CLOUDSDK_CORE_PROJECT="$project"
number=$(gcloud projects describe "$project" --format='value(projectNumber)')

gcloud services enable artifactregistry.googleapis.com cloudbuild.googleapis.com cloudfunctions.googleapis.com \
  cloudscheduler.googleapis.com cloudtasks.googleapis.com eventarc.googleapis.com firebasehosting.googleapis.com \
  iamcredentials.googleapis.com logging.googleapis.com monitoring.googleapis.com run.googleapis.com \
  secretmanager.googleapis.com sts.googleapis.com

grant() {
  account=$1
  shift
  for role in "$@"; do
    gcloud projects add-iam-policy-binding "$project" --member="serviceAccount:$account" --role="roles/$role" \
      --condition=None --quiet >/dev/null
  done
}

# The functions run as this account, which also builds them, adds tasks to the queue and calls `deliver`.
grant "$number-compute@developer.gserviceaccount.com" cloudbuild.builds.builder cloudfunctions.viewer \
  cloudtasks.enqueuer run.invoker iam.serviceAccountUser

[ -n "$repository" ] || exit 0

exists() { "$@" >/dev/null 2>&1; }
deployer="deploy@$project.iam.gserviceaccount.com"
exists gcloud iam service-accounts describe "$deployer" || gcloud iam service-accounts create deploy
grant "$deployer" firebase.admin cloudfunctions.admin run.admin cloudtasks.queueAdmin cloudscheduler.admin \
  secretmanager.admin artifactregistry.admin serviceusage.serviceUsageConsumer iam.serviceAccountUser

pool="--location=global --workload-identity-pool=github"
exists gcloud iam workload-identity-pools describe github --location=global ||
  gcloud iam workload-identity-pools create github --location=global
# Checks the repository's id, since after a deletion somebody else can register its name. Rejects jobs that another workflow
# defines, including reusable workflows that `deploy.yml` calls.
workflow="$repository/.github/workflows/deploy.yml@refs/heads/main"
condition="assertion.repository_id == '$id' && assertion.job_workflow_ref == '$workflow'"
mapping=google.subject=assertion.sub,attribute.repository_id=assertion.repository_id
if exists gcloud iam workload-identity-pools providers describe github $pool; then verb=update-oidc; else verb=create-oidc; fi
gcloud iam workload-identity-pools providers $verb github $pool --attribute-mapping="$mapping" \
  --issuer-uri=https://token.actions.githubusercontent.com --attribute-condition="$condition"
gcloud iam service-accounts add-iam-policy-binding "$deployer" --role=roles/iam.workloadIdentityUser --quiet >/dev/null \
  --member="principalSet://iam.googleapis.com/projects/$number/locations/global/workloadIdentityPools/github/attribute.repository_id/$id"
echo "Write into deployments/$project.env, so that GitHub deploys the project: PROJECT_NUMBER=$number"
