/**
 * @generated SignedSource<<3609ebfe58c734a5ae53ef73050045d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { LiveState, FragmentRefs } from "relay-runtime";
import { id as currentCartIdIdResolverType } from "../relay/resolvers/currentCartId";
import { ResolverContext } from "../.././src/relay/resolverContext";
// Type assertion validating that `currentCartIdIdResolverType` resolver is correctly implemented.
// A type error here indicates that the type signature of the resolver module is incorrect.
(currentCartIdIdResolverType satisfies (
  __relay_model_instance: CurrentCartId____relay_model_instance$data['__relay_model_instance'],
  args: undefined,
  context: ResolverContext,
) => string | null | undefined);
import { token as customerTokenRecordTokenResolverType } from "../relay/resolvers/customerToken";
// Type assertion validating that `customerTokenRecordTokenResolverType` resolver is correctly implemented.
// A type error here indicates that the type signature of the resolver module is incorrect.
(customerTokenRecordTokenResolverType satisfies (
  __relay_model_instance: CustomerTokenRecord____relay_model_instance$data['__relay_model_instance'],
  args: undefined,
  context: ResolverContext,
) => string | null | undefined);
import { valid as customerTokenRecordValidResolverType } from "../relay/resolvers/customerToken";
// Type assertion validating that `customerTokenRecordValidResolverType` resolver is correctly implemented.
// A type error here indicates that the type signature of the resolver module is incorrect.
(customerTokenRecordValidResolverType satisfies (
  __relay_model_instance: CustomerTokenRecord____relay_model_instance$data['__relay_model_instance'],
  args: undefined,
  context: ResolverContext,
) => boolean | null | undefined);
import { currentCartId as queryCurrentCartIdResolverType } from "../relay/resolvers/currentCartId";
// Type assertion validating that `queryCurrentCartIdResolverType` resolver is correctly implemented.
// A type error here indicates that the type signature of the resolver module is incorrect.
(queryCurrentCartIdResolverType satisfies (
  args: undefined,
  context: ResolverContext,
) => LiveState<CurrentCartId | null | undefined>);
import { customerToken as queryCustomerTokenResolverType } from "../relay/resolvers/customerToken";
// Type assertion validating that `queryCustomerTokenResolverType` resolver is correctly implemented.
// A type error here indicates that the type signature of the resolver module is incorrect.
(queryCustomerTokenResolverType satisfies (
  args: undefined,
  context: ResolverContext,
) => LiveState<CustomerTokenRecord | null | undefined>);
import { CurrentCartId } from "../relay/resolvers/currentCartId";
import { CustomerTokenRecord } from "../relay/resolvers/customerToken";
export type watchCartQuery$variables = Record<PropertyKey, never>;
export type watchCartQuery$data = {
  readonly currentCartId: {
    readonly id: string | null | undefined;
  } | null | undefined;
  readonly customerToken: {
    readonly token: string | null | undefined;
    readonly valid: boolean | null | undefined;
  } | null | undefined;
};
export type watchCartQuery = {
  response: watchCartQuery$data;
  variables: watchCartQuery$variables;
};

import {currentCartId as queryCurrentCartIdResolver} from '../relay/resolvers/currentCartId';
import {id as currentCartIdIdResolver} from '../relay/resolvers/currentCartId';
import {customerToken as queryCustomerTokenResolver} from '../relay/resolvers/customerToken';
import {token as customerTokenRecordTokenResolver} from '../relay/resolvers/customerToken';
import {valid as customerTokenRecordValidResolver} from '../relay/resolvers/customerToken';
import CurrentCartId____relay_model_instance_graphql from './CurrentCartId____relay_model_instance.graphql';
import CustomerTokenRecord____relay_model_instance_graphql from './CustomerTokenRecord____relay_model_instance.graphql';
import {resolverDataInjector} from 'relay-runtime/experimental';

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "FragmentSpread",
  "name": "CustomerTokenRecord____relay_model_instance"
},
v1 = [
  {
    "kind": "ScalarField",
    "name": "__relay_model_instance"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": (v1/*:: as any*/),
  "type": "CustomerTokenRecord"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "hasClientEdges": true
    },
    "name": "watchCartQuery",
    "selections": [
      {
        "kind": "ClientEdgeToClientObject",
        "concreteType": "CurrentCartId",
        "modelResolvers": null,
        "serverObjectOperations": null,
        "backingField": {
          "kind": "RelayLiveResolver",
          "name": "currentCartId",
          "resolverModule": queryCurrentCartIdResolver,
          "path": "currentCartId",
          "normalizationInfo": {
            "kind": "WeakModel",
            "concreteType": "CurrentCartId",
            "plural": false
          }
        },
        "linkedField": {
          "concreteType": "CurrentCartId",
          "kind": "LinkedField",
          "name": "currentCartId",
          "plural": false,
          "selections": [
            {
              "fragment": {
                "kind": "FragmentSpread",
                "name": "CurrentCartId____relay_model_instance"
              },
              "kind": "RelayResolver",
              "name": "id",
              "resolverModule": resolverDataInjector(CurrentCartId____relay_model_instance_graphql, currentCartIdIdResolver, '__relay_model_instance', true),
              "path": "currentCartId.id"
            }
          ]
        }
      },
      {
        "kind": "ClientEdgeToClientObject",
        "concreteType": "CustomerTokenRecord",
        "modelResolvers": null,
        "serverObjectOperations": null,
        "backingField": {
          "kind": "RelayLiveResolver",
          "name": "customerToken",
          "resolverModule": queryCustomerTokenResolver,
          "path": "customerToken",
          "normalizationInfo": {
            "kind": "WeakModel",
            "concreteType": "CustomerTokenRecord",
            "plural": false
          }
        },
        "linkedField": {
          "concreteType": "CustomerTokenRecord",
          "kind": "LinkedField",
          "name": "customerToken",
          "plural": false,
          "selections": [
            {
              "fragment": (v0/*:: as any*/),
              "kind": "RelayResolver",
              "name": "token",
              "resolverModule": resolverDataInjector(CustomerTokenRecord____relay_model_instance_graphql, customerTokenRecordTokenResolver, '__relay_model_instance', true),
              "path": "customerToken.token"
            },
            {
              "fragment": (v0/*:: as any*/),
              "kind": "RelayResolver",
              "name": "valid",
              "resolverModule": resolverDataInjector(CustomerTokenRecord____relay_model_instance_graphql, customerTokenRecordValidResolver, '__relay_model_instance', true),
              "path": "customerToken.valid"
            }
          ]
        }
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "watchCartQuery",
    "selections": [
      {
        "kind": "ClientEdgeToClientObject",
        "backingField": {
          "name": "currentCartId",
          "kind": "RelayResolver",
          "isOutputType": true
        },
        "linkedField": {
          "concreteType": "CurrentCartId",
          "kind": "LinkedField",
          "name": "currentCartId",
          "plural": false,
          "selections": [
            {
              "name": "id",
              "fragment": {
                "kind": "InlineFragment",
                "selections": (v1/*:: as any*/),
                "type": "CurrentCartId"
              },
              "kind": "RelayResolver",
              "isOutputType": true
            }
          ]
        }
      },
      {
        "kind": "ClientEdgeToClientObject",
        "backingField": {
          "name": "customerToken",
          "kind": "RelayResolver",
          "isOutputType": true
        },
        "linkedField": {
          "concreteType": "CustomerTokenRecord",
          "kind": "LinkedField",
          "name": "customerToken",
          "plural": false,
          "selections": [
            {
              "name": "token",
              "fragment": (v2/*:: as any*/),
              "kind": "RelayResolver",
              "isOutputType": true
            },
            {
              "name": "valid",
              "fragment": (v2/*:: as any*/),
              "kind": "RelayResolver",
              "isOutputType": true
            }
          ]
        }
      }
    ]
  },
  "params": {
    "cacheID": "5839e45fe4b4715b9a04060063759636",
    "id": null,
    "metadata": {},
    "name": "watchCartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "96207fd1c663ca6280e27646754e9b65";

export default node;
